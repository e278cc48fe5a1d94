import type { en } from '../en/en.ts';
import type { Widen } from '../widen.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { footer } from './footer.ts';
import { homePage } from './home-page.ts';
import { instagramImport } from './instagram-import.ts';
import { layout } from './layout.ts';
import { places } from './places.ts';
import { posts } from './posts.ts';
import { scan } from './scan.ts';

/** Alle deutschen Texte; der Typ hält sie mit den englischen in Deckung. */
export const de: Widen<typeof en> = { errors, fields, footer, homePage, instagramImport, layout, places, posts, scan };
