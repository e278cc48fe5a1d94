/** Pictures of posts: their order, their copies, their going. */

export { arrangePictures } from './arrange.ts';
export { pictureHandlers } from './handlers.ts';
export { type PlannedPicture, planPictures, planPortrait, removePicturesOf } from './plan.ts';
export { replacePictures } from './replace.ts';
