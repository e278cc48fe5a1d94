/** How creators are taxed, and the value added tax in what they are paid. */

export { restorableEarnings } from './restore.ts';
export { taxProfileRoutes } from './routes.ts';
export { sealedTaxProfiles } from './sealed-profiles.ts';
export { vatOn } from './service.ts';
