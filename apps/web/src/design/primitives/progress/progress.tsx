interface Props {
  label: string;
  /** Share that is done, 0 to 1; null if unknown. */
  value: number | null;
}

export function Progress({ label, value }: Props) {
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      className="h-1 overflow-hidden rounded-pill bg-sunken"
    >
      <div
        className={`h-full origin-left rounded-pill bg-accent transition-transform ${share === null ? 'sweep' : ''}`}
        style={share === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  );
}
