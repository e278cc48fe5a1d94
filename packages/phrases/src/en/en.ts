import { errors } from './errors.ts';
import { fields } from './fields.ts';

/** All English texts, a namespace a feature or page. */
export const en = { errors, fields };
