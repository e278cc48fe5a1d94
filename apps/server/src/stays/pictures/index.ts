/** The door of the media feature. */
import './tables.ts';

export { arrangePictures } from './arrange.ts';
export { fetchPicture } from './fetch-picture.ts';
export { mediaFiles } from './files.ts';
export { mediaHandlers } from './handlers.ts';
export { deletePictures } from './jobs.ts';
export { newPictureKey, planPictures, planPortrait, removePicturesOf } from './plan.ts';
export { replacePictures } from './replace.ts';
export { discardPictures, type StoredPicture, storePicture, storeUpload } from './uploads.ts';
