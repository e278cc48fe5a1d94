/** Days after which something is deleted at night. The privacy page names each of them. */
export const keptDays = {
  /** Posts of the photo network that no scan has read for so long. */
  networkPosts: 180,
  /** How long a code shows the state of a deletion request. */
  networkRequests: 365,
  /** A name that a sign-in provider gives only once, when the sign-in led to no account. */
  signInAttempts: 30,
  /** Links in mails are valid for eight days at most; some time later they are no longer needed as evidence either. */
  mailTokens: 30,
  /** How long a username that a member gave up is reserved for them, as links to it are still in circulation. */
  freedUsernames: 90,
  /** Removed second factors can be restored by a mailed link, which works for up to eight days. */
  removedFactors: 30,
  /** What was reported is needed for as long as its decision can be appealed against (DSA, article 20). */
  shown: 184,
  /** Fingerprints of removed pictures, which recognise them if they are uploaded again. */
  removedPictures: 365,
} as const;
