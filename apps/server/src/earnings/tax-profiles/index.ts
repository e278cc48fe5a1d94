/** How creators are taxed, and the VAT in what they are paid. */

export { restorableEarnings } from './restore.ts';
export { taxProfileRoutes } from './routes.ts';
export { sealedTaxProfiles } from './sealed-profiles.ts';
export { vatOn } from './service.ts';
