/** Days after which something is deleted at night. The privacy page names each of them. */
export const keptDays = {
  /** Posts of the photo network that nobody has read for so long. */
  networkPosts: 180,
  /** So long a code shows what became of a request for deletion. */
  networkRequests: 365,
  /** Links in mails are of use to nobody for at most a week; some time later nobody asks about them either. */
  mailTokens: 30,
  /** A username that a member gave up is kept for them so long, as links to it still go around. */
  freedUsernames: 90,
  /** Second factors that were removed come back by a mailed link, which works for up to eight days. */
  removedFactors: 30,
  /** What was reported is needed for as long as its decision can be appealed against (DSA, article 20). */
  shown: 184,
  /** What removed pictures look like, so that they are known when they come again. */
  removedPictures: 365,
} as const;
