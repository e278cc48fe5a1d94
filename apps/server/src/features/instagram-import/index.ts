/** The door of the photo-network import. */
import './tables.ts';

export { instagramImportRoutes } from './routes.ts';
export { saveBundle } from './save.ts';
