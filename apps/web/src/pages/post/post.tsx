import type { Post } from '@staylore/contract/stays/posts';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WishButton } from '../../features/imports/wishes/wish-button.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { captionText } from '../../features/stays/posts/caption-text.ts';
import { picturesOf, placeOf, titleOf, withAd } from '../../features/stays/posts/card-post.ts';
import { AuthorLink } from '../../features/stays/posts/components/author-link.tsx';
import { Gallery } from '../../features/stays/posts/components/gallery.tsx';
import { PostCard } from '../../features/stays/posts/components/post-card.tsx';
import { AdLabel, PlaceLine, Price } from '../../features/stays/posts/components/post-facts.tsx';
import { PostLayout } from '../../features/stays/posts/components/post-layout.tsx';
import { AdNote, HotelLink, HotelPageLink, Tags } from '../../features/stays/posts/components/post-links.tsx';
import { ShareButton } from '../../features/stays/posts/components/share-button.tsx';
import { isProblem } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useOrigin } from '../../platform/page/site.tsx';
import { formatDay } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { PostData } from './post-data.tsx';

export const handle: PageHandle = { texts: ['countries', 'hotels', 'instagramImport', 'towns', 'wishes'] };

/** How many other stays of the author stand below. */
const otherStays = 6;

/** Characters up to which a caption is set like a quotation. */
const shortCaption = 220;

async function load({ context, params }: LoaderFunctionArgs): Promise<{ post: Post; others: Post[] }> {
  const api = context.get(apiContext);
  const id = Number(params['id']);
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 });
  try {
    const post = await api.call('GET /api/posts/:id', { params: { id } });
    const list = await api.call('GET /api/user/:id/posts/:flag', {
      params: { id: post.user_id, flag: 0 },
      query: { limit: otherStays + 1 },
    });
    return { post, others: list.filter((other) => other.id !== post.id).slice(0, otherStays) };
  } catch (error) {
    if (isProblem(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

export { load as clientLoader, load as loader };

/** The public page of a stay, for everybody who was sent its link. */
export default function PostPage() {
  const { post, others } = useLoaderData<typeof load>();
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  const origin = useOrigin();
  const title = titleOf(post) || t('posts.untitled');
  const place = placeOf(post, texts);
  const author = [post.name, post.last_name].filter(Boolean).join(' ');
  const preview = post.file === null ? null : post.file.replace(/[^/]+$/, 'preview.jpg');
  return (
    <>
      <PageHead
        title={withAd(post, place === '' ? title : `${title}, ${place}`, t('posts.ad'))}
        description={describe(post, { ad: t('posts.ad'), by: t('posts.by', { name: author }) })}
        image={preview}
        type="article"
        hidden={post.archived === 1}
      />
      <PostData post={post} origin={origin} url={origin + paths.post(post.id)} />
      <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-edge pt-6 sm:grid-cols-2 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 md:pt-10">
        <div className="self-start overflow-hidden rounded-card">
          <Gallery
            pictures={picturesOf(post)}
            fallbackAlt={t('posts.picture_of', { title })}
            sizes="(min-width: 1280px) 680px, (min-width: 769px) 56vw, 60vw"
          />
        </div>
        <StayText post={post} title={title} />
      </article>
      {others.length === 0 ? null : <OtherStays posts={others} author={post} name={author} />}
    </>
  );
}

function StayText({ post, title }: { post: Post; title: string }) {
  const { t, language } = useTexts();
  const caption = captionText(post);
  return (
    <div className="flex flex-col items-start md:py-4">
      <div className="flex w-full items-center justify-between gap-4">
        <PlaceLine post={post} className="min-w-0" />
        {post.commercial ? <AdLabel over="page" /> : null}
      </div>
      <h1 className="mt-2 text-36 lg:text-48">{title}</h1>
      <Price post={post} className="mt-4" />
      <div className="mt-6 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
        <AuthorLink post={post} />
        <time dateTime={post.created_at} className="text-14 text-ink-soft">
          {formatDay(post.created_at, language)}
        </time>
      </div>
      <p
        className={`mt-6 max-w-text whitespace-pre-line ${caption.length > shortCaption ? 'text-18' : 'font-serif text-22'}`}
      >
        {caption}
      </p>
      <div className="mt-6">
        <Tags tags={post.tags} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <HotelLink post={post} size="normal" />
        <div className="flex gap-3">
          <FavouriteButton post={post} over="page" />
          <WishButton post={post} />
          <ShareButton post={post} />
        </div>
      </div>
      <div className="mt-3">
        <AdNote post={post} />
      </div>
      <div className="mt-5">
        <HotelPageLink post={post} />
      </div>
      {post.source_url === null ? null : (
        <a
          href={post.source_url}
          rel="ugc nofollow noopener"
          target="_blank"
          className="mt-4 text-14 text-ink-soft underline"
        >
          {t('posts.source')}
        </a>
      )}
    </div>
  );
}

function OtherStays({ posts, author, name }: { posts: readonly Post[]; author: Post; name: string }) {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <section className="mx-auto mt-20 max-w-page px-edge" aria-labelledby="other-stays">
      <div className="flex flex-wrap items-baseline justify-between gap-3 border-t border-line pt-8">
        <h2 id="other-stays" className="text-28">
          {t('posts.others', { name })}
        </h2>
        <Link
          to={paths.profile(author.username)}
          className="text-14 font-medium underline underline-offset-4"
        >
          {t('posts.all_of', { username: author.username })}
        </Link>
      </div>
      <div className="mt-8">
        <PostLayout mode="grid">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                mode="grid"
                opener={(title, style) => (
                  <Link to={paths.post(post.id)} className={style}>
                    {title}
                  </Link>
                )}
              />
            </li>
          ))}
        </PostLayout>
      </div>
    </section>
  );
}

/** What a link preview says: the disclosure first where the link can pay, then the caption, else who tells it. */
function describe(post: Post, texts: { ad: string; by: string }): string {
  const caption = post.caption.replace(/\s+/g, ' ').trim();
  const text =
    caption === '' ? texts.by : caption.length > 180 ? `${caption.slice(0, 177).trimEnd()}…` : caption;
  return withAd(post, text, texts.ad);
}
