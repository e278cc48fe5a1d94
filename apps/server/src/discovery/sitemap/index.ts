/** The door of the sitemap feature. */
export { sitemapFiles } from './files.ts';
