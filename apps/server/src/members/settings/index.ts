/** The door of the settings feature. */
export { settingsRoutes } from './routes.ts';
