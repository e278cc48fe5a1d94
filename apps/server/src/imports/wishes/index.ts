/** The door of the wishes feature. */
import './tables.ts';

export { wishRoutes } from './routes.ts';
