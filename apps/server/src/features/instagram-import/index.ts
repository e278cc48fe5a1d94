/** The door of the photo-network import. */
import './tables.ts';

export { failureText } from './answers.ts';
export { readHandle } from './handle.ts';
export { photoNetwork } from './network/connect.ts';
export { NetworkError, type PhotoNetwork } from './network/types.ts';
export { createPageSource, type PageSource } from './page-source.ts';
export { handleOwner, type NetworkPostRow, networkPostsByShortcode } from './queries.ts';
export { instagramImportRoutes } from './routes.ts';
export { importedColumns } from './save.ts';
export { pictureUrls, readStay, type Stay } from './stay.ts';
