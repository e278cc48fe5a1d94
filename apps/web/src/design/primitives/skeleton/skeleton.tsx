/** A placeholder for content that is being loaded; it pulses unless reduced motion is preferred. Size it with classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-4 bg-sunken ${className}`} />;
}
