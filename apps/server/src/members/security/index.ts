/** Settings › Security: second factors, and the step of signing in that asks for one. */
export { securityRoutes } from './routes.ts';
