import type { Link } from '@staylore/contract/stays/links';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Link as PageLink } from 'react-router';
import { Checkbox } from '../../../../design/primitives/checkbox/checkbox.tsx';
import { toast } from '../../../../design/primitives/toast/toast-store.ts';
import { useApi } from '../../../../platform/api/api.tsx';
import { problemText } from '../../../../platform/api/problem-text.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { Day } from '../../../../platform/texts/day.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { replaceLink } from '../api/list-links.ts';
import { CopyLink } from './copy-link.tsx';

/** One link: its label, its target, its results, and its switch. */
export function LinkRow({ link }: { link: Link }) {
  const { t } = useTexts();
  const change = useSwitch();
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-22 break-words">{link.label}</h3>
        <Facts link={link} />
        <p className="mt-2 text-14 break-all">
          <code>{link.url}</code>
        </p>
        <State link={link} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 md:flex-col md:items-end md:justify-start">
        <p className="font-serif text-22 tabular-nums">{t('links.clicks', { count: link.clicks })}</p>
        <div className="flex items-center gap-5">
          <CopyLink url={link.url} label={link.label} />
          <Checkbox
            look="switch"
            checked={link.on}
            onChange={() => change(link)}
            aria-label={t('links.on_named', { label: link.label })}
            label={
              <span aria-hidden="true" className="text-14 text-ink-soft">
                {t(link.on ? 'links.on' : 'links.is_off')}
              </span>
            }
          />
        </div>
      </div>
    </li>
  );
}

function Facts({ link }: { link: Link }) {
  const { t } = useTexts();
  const paths = usePaths();
  const host = URL.canParse(link.target) ? new URL(link.target).host.replace(/^www\./, '') : link.target;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-soft">
      <li className={link.pays ? 'font-medium text-good' : ''}>
        {t(link.pays ? 'links.pays' : 'links.pays_not')}
      </li>
      <li>{t(`links.partner.${link.partner}`)}</li>
      <li className="break-all">{t('links.leads_to', { host })}</li>
      {link.post === null ? null : (
        <li>
          <PageLink to={paths.post(link.post.id)} className="underline underline-offset-4 hover:text-accent">
            {t('links.to_post')}
          </PageLink>
        </li>
      )}
      <li>
        <Day at={link.created_at} short />
      </li>
    </ul>
  );
}

/** Why the link does not work for readers, if it does not. */
function State({ link }: { link: Link }) {
  const { t } = useTexts();
  if (!link.on) return <p className="mt-2 text-14 text-ink-soft">{t('links.off')}</p>;
  if (link.post?.archived === true)
    return <p className="mt-2 text-14 text-ink-soft">{t('links.archived')}</p>;
  if (link.broken === null) return null;
  return (
    <p className="mt-2 flex max-w-text items-start gap-2 text-14 text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(`links.broken.${link.broken.reason}`)}
    </p>
  );
}

/** Switches a link at once; a refused change is reverted. */
function useSwitch() {
  const api = useApi();
  const client = useQueryClient();
  const { t } = useTexts();
  // One after the other, so that two quick presses arrive in order.
  const queue = useRef(Promise.resolve());
  return (link: Link) => {
    const on = !link.on;
    replaceLink(client, { ...link, on });
    queue.current = queue.current.then(async () => {
      try {
        const answer = await api.call('PUT /api/links/:id', { params: { id: link.id }, body: { on } });
        replaceLink(client, answer.link);
      } catch (error) {
        replaceLink(client, link);
        toast(t('links.switch_failed', { reason: problemText(error, t) }), { tone: 'bad' });
      }
    });
  };
}
