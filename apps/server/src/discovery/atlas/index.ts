/** Atlases: a member's stays around the world, as a page that everyone may open and as pictures of it. */

export { memberOfAtlas } from './load.ts';
export { atlasPictureFolders } from './pictures/queries.ts';
export { atlasRoutes } from './routes.ts';
