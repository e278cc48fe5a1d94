import './plates/plates.css';

/** Three prints beside a headline; decorative, so hidden from screen readers. */
export function Plate({ of }: { of: 'creators' | 'import' | 'partners' }) {
  return (
    <div aria-hidden="true" className={`plate plate-${of} max-md:mx-auto max-md:w-full max-md:max-w-120`} />
  );
}
