/** A turning ring in the colour of the surrounding text, which says what is happening. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 animate-spin">
      <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M17.5 10A7.5 7.5 0 0 0 10 2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
