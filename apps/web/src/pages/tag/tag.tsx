import type { Post } from '@staylore/contract/stays/posts';
import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { postsWithTag } from '../../features/stays/posts/api/post-lists.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { postsWithDocument } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { listStart } from '../../platform/lists/list-start.ts';
import { apiContext, memberContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'tags', 'towns', 'wishes'],
};

interface Loaded {
  tag: string;
  first: Page<Post[]>;
}

async function load({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const tag = (params['tag'] ?? '').toLowerCase();
  try {
    const cursor = listStart(new URL(request.url).search);
    const query = { limit: postsWithDocument(context.get(memberContext)), cursor };
    return {
      tag,
      first: await context.get(apiContext).page('GET /api/tags/:tag/posts', { params: { tag }, query }),
    };
  } catch (error) {
    if (isProblem(error) && error.status === 400) throw data(null, { status: 404 });
    throw error;
  }
}

export { load as clientLoader, load as loader };

export default function TagPage() {
  const { tag, first } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const paths = usePaths();
  const api = useApi();
  const start = listStart(useLocation().search);
  const source = useMemo(() => postsWithTag(api, tag, start), [api, tag, start]);
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-12">
      <PageHead
        title={`#${tag}`}
        description={t('tags.description', { tag })}
        hidden={first.items.length === 0}
      />
      <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('tags.kicker')}</p>
      <h1 className="mt-2 text-36 break-words md:text-48">#{tag}</h1>
      <section className="mt-8" aria-labelledby="tagged">
        <h2 id="tagged" className="sr-only">
          {t('tags.list', { tag })}
        </h2>
        <PostList
          key={tag}
          linked
          source={source}
          first={first}
          empty={
            <EmptyState
              title={t('tags.empty_title', { tag })}
              text={t('tags.empty_text')}
              action={<ButtonLink to={paths.home}>{t('tags.empty_action')}</ButtonLink>}
            />
          }
          actions={(post) => <FavouriteButton post={post} />}
        />
      </section>
      <OpenStay />
    </div>
  );
}
