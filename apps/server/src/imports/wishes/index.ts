/** The door of the wishes feature. */

export { wishRoutes } from './routes.ts';
