import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect(): void;
}

interface Props {
  /** The button that opens the menu. */
  trigger: ReactNode;
  items: readonly MenuItem[];
}

export function Menu({ trigger, items }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="sheet z-50 min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink"
        >
          {items.map(({ label, icon, danger, onSelect }) => (
            <Radix.Item
              key={label}
              onSelect={onSelect}
              className={`flex min-h-10 cursor-pointer items-center gap-3 rounded-8 px-3 text-14 outline-none data-highlighted:bg-sunken [&_svg]:size-4.5 ${danger === true ? 'text-bad' : ''}`}
            >
              {icon}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
