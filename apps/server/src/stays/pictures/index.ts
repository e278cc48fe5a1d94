/** Pictures of posts: their order, their copies, their deletion. */

export { arrangePictures } from './arrange.ts';
export { finishPicture, pendingPicture } from './finish-picture.ts';
export { pictureHandlers } from './handlers.ts';
export { awaitPictures, type PlannedPicture } from './plan.ts';
export { removePicturesOf } from './remove.ts';
export { replacePictures } from './replace.ts';
