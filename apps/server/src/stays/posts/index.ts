/** The door of the posts feature. */
import './tables.ts';
import '../pictures/tables.ts';
import '../hotels/tables.ts';
import '../favourites/tables.ts';
import '../links/tables.ts';

export { listByHotel, pageOfViews, postsInOrder } from './lists.ts';
export { insertPost, replaceTags, updatePostRow } from './queries.ts';
export { postRoutes } from './routes.ts';
export { onePost, postFor, readablePost } from './service.ts';
export { postViews } from './views/queries.ts';
export { addPictures, publishPost } from './write.ts';
export { postWriteRoutes } from './write-routes.ts';
