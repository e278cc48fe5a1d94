import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { scan } from './scan.ts';

/** All English texts, a namespace a feature or page. */
export const en = { errors, fields, scan };
