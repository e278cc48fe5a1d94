/** The door of the hotels feature. */
import './tables.ts';

export { findOrCreateHotel, hotelKey } from './service.ts';
