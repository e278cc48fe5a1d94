/** The door of the photo-network import. */
import './tables.ts';

export { readHandle } from './handle.ts';
export { photoNetwork } from './network/connect.ts';
export { NetworkError, type PhotoNetwork } from './network/types.ts';
export { handleOwner } from './queries.ts';
export { instagramImportRoutes } from './routes.ts';
