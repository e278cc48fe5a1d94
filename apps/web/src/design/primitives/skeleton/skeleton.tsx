/** A still place for something on its way; it breathes unless motion is unwanted. Size it with classes. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-4 bg-sunken ${className}`} />;
}
