import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage, PersonalData } from '../../platform/personal-data.ts';
import { deletePostsOf } from '../posts/index.ts';
import { clicksOf, countPictures, favouritesOf, foldersOf, linksOf, picturesOf, postsOf } from './queries.ts';

/** What this domain stores about a member: their stays with pictures, favourites, links and clicks. */
export const personalData: PersonalData = {
  files: [
    { file: 'posts.json', list: posts },
    { file: 'favourites.json', list: favouritesOf },
    { file: 'links.json', list: linksOf },
    { file: 'clicks-by-month.json', record: clicksOf },
  ],
  pictures: {
    count: countPictures,
    list: async (db, page) =>
      (await picturesOf(db, page)).map((picture) => ({
        id: picture.id,
        file: pictureFile(picture),
        key: picture.key,
      })),
  },
  ties: [
    {
      table: 'favourites',
      of: ['user_id'],
      shows: [],
      needs: [{ column: 'post_id', table: 'posts' }],
    },
  ],
  folders: foldersOf,
  forgetTraces: (trx, { id }) => deletePostsOf(trx, id),
};

/** Where a picture lies in the archive; positions count from 0. */
function pictureFile(picture: { post_id: number; position: number }): string {
  return `pictures/post-${picture.post_id}-${picture.position + 1}.webp`;
}

/** Pictures by the names that they have in the archive. */
async function posts(db: Executor, page: OwnPage) {
  const rows = await postsOf(db, page);
  return rows.map(({ pictures, ...post }) => ({
    ...post,
    pictures: pictures.map(({ position, status, ...picture }) => ({
      file: status === 'ready' ? pictureFile({ post_id: post.id, position }) : null,
      ...picture,
    })),
  }));
}
