/** The door of the media feature. */
import './tables.ts';

export { arrangePictures } from './arrange.ts';
export { mediaFiles } from './files.ts';
export { mediaHandlers } from './handlers.ts';
export { deletePictures } from './jobs.ts';
export { planPictures, planPortrait, removePicturesOf } from './plan.ts';
export { discardPictures, type StoredPicture, storeUpload } from './uploads.ts';
