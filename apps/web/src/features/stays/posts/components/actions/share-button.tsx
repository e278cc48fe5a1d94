import type { Post } from '@staylore/contract/stays/posts';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { Disclosure } from '../../../../../design/primitives/disclosure/disclosure.tsx';
import { toast } from '../../../../../design/primitives/toast/toast-store.ts';
import { usePaths } from '../../../../../platform/page/paths.ts';
import { useOrigin } from '../../../../../platform/page/site.tsx';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { titleOf, withAd } from '../../card-post.ts';

const item =
  'flex min-h-10 w-full items-center gap-3 rounded-8 px-3 text-left text-14 hover:bg-sunken [&_svg]:size-4.5';

/** Shares the public page of a post: the device's share sheet if there is one, else WhatsApp or a copied link. */
export function ShareButton({ post }: { post: Post }) {
  const { t } = useTexts();
  const link = useOrigin() + usePaths().post(post.id);
  const title = withAd(post, titleOf(post), t('posts.ad'));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t('posts.link_copied'), { tone: 'good' });
    } catch {
      toast(t('posts.copy_failed', { link }));
    }
  };
  const shareNatively = (event: { preventDefault(): void }) => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Closing the sheet without sharing rejects; that is no error.
    navigator.share({ title, text: title, url: link }).catch(() => undefined);
  };
  return (
    <div onClickCapture={(event) => (isSummary(event.target) ? shareNatively(event) : undefined)}>
      <Disclosure
        label={t('actions.share')}
        summary={<Share2 aria-hidden="true" className="size-5" />}
        summaryClassName="flex size-11 items-center justify-center text-ink-soft hover:bg-sunken hover:text-ink"
        panelClassName="absolute right-0 bottom-full z-40 mb-2 w-60 rounded-card border border-line bg-surface p-1.5 text-ink"
      >
        <a
          className={item}
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${link}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          {t('posts.whatsapp')}
        </a>
        <button type="button" data-closes="" className={item} onClick={copy}>
          <Link2 aria-hidden="true" />
          {t('posts.copy_link')}
        </button>
      </Disclosure>
    </div>
  );
}

const isSummary = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('summary') !== null;
