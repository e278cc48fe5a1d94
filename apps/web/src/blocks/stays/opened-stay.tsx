import { WishButton } from '../../features/imports/wishes/wish-button.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { ShareButton } from '../../features/stays/posts/components/actions/share-button.tsx';
import OpenedPost from '../../features/stays/posts/components/dialog/opened-post.tsx';
import { AuthorLink } from '../../features/stays/posts/components/parts/author-link.tsx';
import { ReportLink } from './report-link.tsx';

export default function OpenedStay({ id }: { id: number }) {
  return (
    <OpenedPost
      id={id}
      actions={(post) => (
        <>
          <FavouriteButton post={post} over="page" />
          <WishButton post={post} />
          <ShareButton post={post} />
          <ReportLink post={post} className="w-full" />
        </>
      )}
      author={(post) => <AuthorLink post={post} />}
    />
  );
}
