import type { TextKey } from '../../../platform/texts/texts.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';

const parts: readonly { title: TextKey; points: readonly TextKey[] }[] = [
  {
    title: 'leaving.now.title',
    points: ['leaving.now.signed_out', 'leaving.now.hidden', 'leaving.now.links', 'leaving.now.quiet'],
  },
  {
    title: 'leaving.later.title',
    points: ['leaving.later.gone', 'leaving.later.name', 'leaving.later.back'],
  },
  {
    title: 'leaving.stays.title',
    points: ['leaving.stays.money', 'leaving.stays.taken', 'leaving.stays.providers'],
  },
];

/** What deleting the account means, now and later. */
export function Consequences() {
  const { t } = useTexts();
  return (
    <div className="grid gap-6">
      {parts.map(({ title, points }) => (
        <section key={title}>
          <h3 className="text-18">{t(title)}</h3>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-soft">
            {points.map((point) => (
              <li key={point}>{t(point)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
