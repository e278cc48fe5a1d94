import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { AuthorLink } from '../../features/posts/components/author-link.tsx';
import OpenedPost from '../../features/posts/components/opened-post.tsx';
import { ShareButton } from '../../features/posts/components/share-button.tsx';
import { WishButton } from '../../features/wishes/wish-button.tsx';

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
