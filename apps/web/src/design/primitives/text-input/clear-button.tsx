import { X } from 'lucide-react';

export function ClearButton({ label, onClear }: { label: string; onClear(): void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClear}
      className="flex size-10 items-center justify-center rounded-8 text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
