/** Credentials and ids that the simulated photo network accepts. */
export const known = {
  /** Tokens of the product's own professional account. */
  tokens: ['sandbox-token', 'sandbox-instagram-token'],
  /** Ids under which that account may query others. */
  sourceIds: ['17841400000000001', 'sandbox-instagram-business-account-id'],
  sourceId: '17841400000000001',
  sourceHandle: 'staylore.demo',
  /** The app with which members connect their own accounts. */
  appIds: ['sandbox-instagram-app-id', '1234567890123456'],
  appSecrets: ['sandbox-instagram-app-secret'],
} as const;

/** Handles that give faulty answers, with a description for the home page. */
export const magicHandles: ReadonlyMap<string, string> = new Map([
  ['personal.friend', 'a personal account: cannot be read, like an unknown handle'],
  ['token.expired', 'the access token has expired'],
  ['limit.me', 'the rate limit is used up'],
  ['slow.me', 'every page takes 5 seconds'],
  ['broken.json', 'the second page is malformed JSON'],
  ['loop.cursor', 'hands out the same cursor again and again'],
  ['long.1000', 'an account of 1,000 posts; any number up to 5,000 works'],
  ['endless.scroll', 'never comes to an end'],
]);
