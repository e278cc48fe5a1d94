/** Pictures of posts: their order, their copies, their deletion. */

export { arrangePictures } from './arrange.ts';
export { finishPicture, pendingPicture } from './bring.ts';
export { pictureHandlers } from './handlers.ts';
export { awaitPictures, type PlannedPicture, removePicturesOf } from './plan.ts';
export { replacePictures } from './replace.ts';
