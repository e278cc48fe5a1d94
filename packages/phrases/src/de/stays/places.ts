/** Einen Ort finden, während man tippt. */
export const places = {
  clear: 'Ort löschen',
  searching: 'Orte werden gesucht …',
  found_one: '1 Ort gefunden. Mit der Pfeiltaste nach unten wählst du ihn aus.',
  found_other: '{{count}} Orte gefunden. Mit der Pfeiltaste nach unten wählst du einen aus.',
  none: 'Einen Ort oder ein Hotel dieses Namens kennen wir nicht. Du kannst ihn so stehen lassen.',
  failed: 'Orte lassen sich gerade nicht nachschlagen. Was du geschrieben hast, bleibt stehen.',
  status: 'Status {{status}}',
  credit: 'Orte von {{source}}',
};
