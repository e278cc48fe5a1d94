export const places = {
  clear: 'Clear the place',
  searching: 'Looking for places…',
  found_one: '1 place found. Press the down arrow to choose it.',
  found_other: '{{count}} places found. Press the down arrow to choose one.',
  none: 'We know no place or hotel of that name. You can leave it as you wrote it.',
  failed: 'Places cannot be looked up right now. What you wrote stays.',
  status: 'Status {{status}}',
  credit: 'Places by {{source}}',
};
