/** The door of the posts feature. */
import './tables.ts';
import '../media/tables.ts';
import '../hotels/tables.ts';
import '../favourites/tables.ts';

export { type ListOptions, listByHotel, listLatest, type PostPage, postsInOrder } from './lists.ts';
export { fromMinor, toMinor } from './money.ts';
export { insertPost, type PostView, replaceTags } from './queries.ts';
export { postRoutes } from './routes.ts';
export { onePost, postFor, readablePost } from './service.ts';
export { postWriteRoutes } from './write-routes.ts';
