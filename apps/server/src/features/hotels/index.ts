/** The door of the hotels feature. */
import './tables.ts';

export { findOrCreateHotel } from './service.ts';
