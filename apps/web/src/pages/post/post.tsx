import { fullName } from '@staylore/contract/full-name';
import type { Post } from '@staylore/contract/stays/posts';
import { memo } from 'react';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MoreStays, moreStays } from '../../blocks/stays/more-stays.tsx';
import { ReportLink } from '../../blocks/stays/report-link.tsx';
import { WishButton } from '../../features/imports/wishes/wish-button.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { othersByAuthor } from '../../features/stays/posts/api/others-by-author.ts';
import { staysNear } from '../../features/stays/posts/api/stays-near.ts';
import { useAuthorPath } from '../../features/stays/posts/author-path.ts';
import { captionText } from '../../features/stays/posts/caption-text.ts';
import { picturesOf, placeOf, titleOf, withAd } from '../../features/stays/posts/card-post.ts';
import { ShareButton } from '../../features/stays/posts/components/actions/share-button.tsx';
import { AuthorLink } from '../../features/stays/posts/components/parts/author-link.tsx';
import { Credit } from '../../features/stays/posts/components/parts/credit.tsx';
import { Gallery } from '../../features/stays/posts/components/parts/gallery.tsx';
import { AdLabel, PlaceLine, Price } from '../../features/stays/posts/components/parts/post-facts.tsx';
import {
  AdNote,
  HotelLink,
  HotelPageLink,
  Tags,
} from '../../features/stays/posts/components/parts/post-links.tsx';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { orNotFound } from '../../platform/page/or-not-found.ts';
import { apiContext, memberContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { PostData } from './post-data.tsx';
import { type Withheld, WithheldPost } from './withheld-post.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'hotels', 'instagramImport', 'moderation', 'towns', 'wishes'],
};

/** Captions up to this many characters are set like a quotation. */
const shortCaption = 220;

interface Loaded {
  post: Post;
  /** Other stays of the author, which the page has without scripts too; null for members, whose browsers fetch them later. */
  others: Post[] | null;
  /** Why it is withheld, for its author; null if it is not, or if the account as a whole is suspended. */
  why: Withheld | null;
}

async function load({
  context,
  params,
}: LoaderFunctionArgs): Promise<Loaded | ReturnType<typeof data<Loaded>>> {
  const api = context.get(apiContext);
  const id = Number(params['id']);
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 });
  const post = await orNotFound(api.call('GET /api/posts/:id', { params: { id } }));
  if (post.withheld !== null && post.withheld !== 'held') {
    const why = await api.call('GET /api/posts/:id/statement', { params: { id } }).catch(() => null);
    return data({ post, others: [], why }, { status: 410 });
  }
  const others = context.get(memberContext) === null ? await orNotFound(loadOthers(api, post)) : null;
  return { post, others, why: null };
}

export { load as clientLoader, load as loader };

const loadOthers = (api: Api, post: Post) => othersByAuthor(api, { post, most: moreStays });
const loadNear = (api: Api, post: Post, viewerId: number) =>
  staysNear(api, {
    viewerId,
    at: post,
    of: { postId: post.id, hotelSlug: post.hotel_slug },
    most: moreStays,
  });

export default function PostPage() {
  const { post, others, why } = useLoaderData<typeof load>();
  return post.withheld === null || post.withheld === 'held' ? (
    <ShownPost post={post} others={others} />
  ) : (
    <WithheldPost post={post} why={why} />
  );
}

const ShownPost = memo(function ShownPost({ post, others }: Omit<Loaded, 'why'>) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const origin = useOrigin();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const title = titleOf(post) || t('posts.untitled');
  const place = placeOf(post, texts);
  const author = fullName(post);
  const preview = post.file === null ? null : post.file.replace(/[^/]+$/, 'preview.jpg');
  return (
    <>
      <PageHead
        title={withAd(post, place === '' ? title : `${title}, ${place}`, t('posts.ad'))}
        description={describe(post, {
          ad: t('posts.ad'),
          by: t('posts.by', { name: author }),
          credit: post.credit === null ? '' : `${t('posts.credit', { handle: post.credit })} · `,
        })}
        image={preview}
        type="article"
        hidden={post.archived === 1}
      />
      <PostData post={post} origin={origin} url={origin + paths.post(post.id)} />
      <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-edge pt-6 sm:grid-cols-2 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 md:pt-10">
        {/* Beside a text that is longer, the picture stays in sight. */}
        <div className="self-start overflow-hidden rounded-card sm:max-md:sticky sm:max-md:top-[calc(96px+var(--if-room))]">
          <Gallery
            pictures={picturesOf(post)}
            fallbackAlt={t('posts.picture_of', { title })}
            sizes="(min-width: 1280px) 680px, (min-width: 769px) 56vw, 60vw"
          />
        </div>
        <StayText post={post} title={title} />
      </article>
      <MoreStays
        id="other-stays"
        title={t('posts.others', { name: author })}
        all={{ to: useAuthorPath(post), label: t('posts.all_of', { username: post.username }) }}
        posts={others}
        load={() => loadOthers(api, post)}
      />
      {post.lat === null ? null : (
        <MoreStays
          id="near-stays"
          title={t('posts.near')}
          all={{ to: paths.place({ ...post, location: place || title }), label: t('posts.all_near') }}
          load={() => loadNear(api, post, viewerId)}
        />
      )}
    </>
  );
});

function StayText({ post, title }: { post: Post; title: string }) {
  const { t, language } = useTexts();
  const caption = captionText(post);
  return (
    <div className="flex flex-col items-start md:self-center md:py-4">
      <div className="flex w-full items-center justify-between gap-4">
        <PlaceLine post={post} linked className="min-w-0" />
        <AdLabel post={post} />
      </div>
      <h1 className="mt-2 text-36 lg:text-48">{title}</h1>
      {post.withheld === 'held' ? (
        <p className="mt-4 rounded-8 bg-accent-soft px-4 py-3">{t('moderation.note.held')}</p>
      ) : null}
      {post.label === 'misleading' ? (
        <p className="mt-4 rounded-8 bg-accent-soft px-4 py-3">{t('moderation.note.misleading')}</p>
      ) : null}
      <Price post={post} className="mt-4" />
      <div className="mt-6 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3 [&_.credit]:flex-initial">
        <Credit post={post} />
        {/* Beside the shorter of the two lines if there is a credit. */}
        <time
          dateTime={post.created_at}
          className={`text-14 text-ink-soft ${post.credit === null ? 'order-last' : ''}`}
        >
          {formatDay(post.created_at, language, { short: post.credit !== null })}
        </time>
        <AuthorLink post={post} />
      </div>
      <p
        className={`mt-6 max-w-text whitespace-pre-line ${caption.length > shortCaption ? 'text-18' : 'font-serif text-22'}`}
      >
        {caption}
      </p>
      <div className="mt-6">
        <Tags tags={post.tags} />
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-3 max-sm:w-full lg:items-center">
        <HotelLink post={post} size="normal" />
        {/* At the end of a phone's row, where the panel for sharing has room. */}
        <div className="flex gap-1 max-sm:ms-auto lg:gap-3">
          <WishButton post={post} />
          <FavouriteButton post={post} over="page" />
          <ShareButton post={post} />
        </div>
      </div>
      <div className="mt-3">
        <AdNote post={post} />
      </div>
      <div className="mt-5">
        <HotelPageLink post={post} />
      </div>
      <StaySource post={post} />
      <ReportLink post={post} className="mt-3" />
    </div>
  );
}

/** Where it was first posted; a member who saved it from an account that is not proven theirs is led to prove it. */
function StaySource({ post }: { post: Post }) {
  const { t } = useTexts();
  const paths = usePaths();
  const style = 'mt-4 text-14 text-ink-soft underline';
  if (post.credit !== null)
    return post.can.update ? (
      <Link to={paths.claim(post.credit)} className={style}>
        {t('posts.is_yours')}
      </Link>
    ) : null;
  if (post.source_url === null) return null;
  return (
    <a href={post.source_url} rel="ugc nofollow noopener" target="_blank" className={style}>
      {t('posts.source')}
    </a>
  );
}

/** The text of a link preview: the disclosure first if the link can pay, whose words they are, then the caption, else the author. */
function describe(post: Post, texts: { ad: string; by: string; credit: string }): string {
  const caption = post.caption.replace(/\s+/g, ' ').trim();
  const text =
    caption === '' ? texts.by : caption.length > 180 ? `${caption.slice(0, 177).trimEnd()}…` : caption;
  return withAd(post, texts.credit + text, texts.ad);
}
