interface PlaceForm {
  lat?: number | undefined;
  long?: number | undefined;
  street?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  country?: string | undefined;
}

/** An optional text of a form; null if it is empty. */
export const filled = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

/** The columns of a place, from a form; half a pair of coordinates is none. */
export function placeColumns({ lat, long, ...address }: PlaceForm) {
  const isPlaced = lat !== undefined && long !== undefined;
  return {
    lat: isPlaced ? lat : null,
    lng: isPlaced ? long : null,
    street: filled(address.street),
    zip: filled(address.zip),
    city: filled(address.city),
    state: filled(address.state),
    country: filled(address.country),
  };
}
