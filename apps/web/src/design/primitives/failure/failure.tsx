/** An error message at its place; nothing if `text` is undefined. Announced when it appears. */
export function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p role="alert" className="mb-4 basis-full rounded-8 bg-bad-soft px-4 py-3 text-14 text-ink">
      {text}
    </p>
  );
}
