import { WishButton } from '../../features/imports/wishes/wish-button.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { AuthorLink } from '../../features/stays/posts/components/author-link.tsx';
import OpenedPost from '../../features/stays/posts/components/opened-post.tsx';
import { ShareButton } from '../../features/stays/posts/components/share-button.tsx';

/** The details of a stay over the page, with what can be done with it. */
export default function OpenedStay({ id }: { id: number }) {
  return (
    <OpenedPost
      id={id}
      actions={(post) => (
        <>
          <FavouriteButton post={post} over="page" />
          <WishButton post={post} />
          <ShareButton post={post} />
        </>
      )}
      author={(post) => <AuthorLink post={post} />}
    />
  );
}
