/** The door of the media feature. */
import './tables.ts';

export { type PlannedPicture, planPictures, removePicturesOf } from './plan.ts';
