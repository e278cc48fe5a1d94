import { readPendingImport } from '../../features/imports/photo-network/pending-import.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

const maxPictures = 12;

/** The stays that a visitor saves by signing in, shown meanwhile. */
export default function PickedStays() {
  const { t } = useTexts();
  const bundle = readPendingImport();
  if (bundle === null) return null;
  const { posts, handle } = bundle;
  return (
    <aside className="rounded-card bg-surface p-5 ring-1 ring-line md:p-7">
      <h2 className="text-22">
        {t('accounts.sign_up.picked', { count: posts.length, handle: `@${handle}` })}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">{t('accounts.sign_up.picked_public')}</p>
      <ul className="mt-4 grid grid-cols-4 gap-2 md:grid-cols-3 md:gap-3">
        {posts.slice(0, maxPictures).map(({ postId, file, hotel_name, city }, at) => (
          <li key={postId} className={at >= 4 ? 'max-md:hidden' : ''}>
            <span className="block aspect-square overflow-hidden rounded-8 bg-sunken">
              {file == null ? null : (
                <img src={file} alt="" decoding="async" className="size-full object-cover" />
              )}
            </span>
            <span className="mt-1 block truncate text-12 max-md:hidden">{hotel_name ?? city}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
