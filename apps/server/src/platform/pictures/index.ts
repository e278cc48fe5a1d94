/** Pictures: checked by content, turned into our sizes, stored, served, removed. */
export { deletePictures, deletePicturesHandler } from './delete-pictures.ts';
export { detectPictureType } from './detect-type.ts';
export { fetchPicture, fetchPictureBytes } from './fetch-picture.ts';
export { pictureWidths } from './limits.ts';
export type { ProcessedPicture } from './outputs.ts';
export { PictureError } from './picture-error.ts';
export { processPicture } from './process.ts';
export { servePictures } from './serve.ts';
export { discardPictures, newPictureKey, type StoredPicture, storePicture, storeUpload } from './store.ts';
