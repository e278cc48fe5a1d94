import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { footer } from './footer.ts';
import { homePage } from './home-page.ts';
import { layout } from './layout.ts';
import { places } from './places.ts';
import { scan } from './scan.ts';

/** All English texts, a namespace a feature or page. */
export const en = { errors, fields, footer, homePage, layout, places, scan };
