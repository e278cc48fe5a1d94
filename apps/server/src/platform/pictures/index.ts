/** Pictures: checked by content, turned into our sizes, stored, served, removed. */
export { deletePictures, deletePicturesHandler } from './delete-pictures.ts';
export { fetchPicture, fetchPictureBytes } from './fetch-picture.ts';
export type { ProcessedPicture } from './outputs.ts';
export { PictureError } from './picture-error.ts';
export { pictureWidths } from './picture-widths.ts';
export { processPicture } from './process.ts';
export { servePictures } from './serve.ts';
export { discardPictures, newPictureKey, type StoredPicture, storePicture, storeUpload } from './store.ts';
