/** Länder, die Node und Browser verschieden nennen, und solche, die im Alltag kürzer heißen. */
export const countries = {
  FK: 'Falklandinseln',
  GB: 'Großbritannien',
  HK: 'Hongkong',
  MO: 'Macau',
  PS: 'Palästina',
};
