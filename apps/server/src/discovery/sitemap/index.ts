/** `sitemap.xml` and `robots.txt`. */
export { sitemapFiles } from './files.ts';
