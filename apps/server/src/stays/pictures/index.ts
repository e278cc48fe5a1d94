/** Pictures of posts: their order, their copies, their going. */

export { arrangePictures } from './arrange.ts';
export { pictureHandlers } from './handlers.ts';
export { planPictures, planPortrait, removePicturesOf } from './plan.ts';
export { replacePictures } from './replace.ts';
