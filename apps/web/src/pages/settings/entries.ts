/** Parts of the settings in the order of their menu. */
export const entries = [
  { name: 'profile', path: 'profile' },
  { name: 'password', path: 'password' },
  { name: 'security', path: 'security' },
  { name: 'claim', path: 'claim' },
  { name: 'sessions', path: 'sessions' },
  { name: 'notifications', path: 'notifications' },
  { name: 'blocked', path: 'blocked' },
  { name: 'display', path: 'display' },
  { name: 'data', path: 'data' },
  { name: 'leave', path: 'delete-account' },
] as const;
