/** Reading a handle of the photo network, and saving what was found. */
export const scan = {
  failures: {
    private_or_invalid: 'Private or invalid handle.',
    connection_expired:
      'Our connection to the photo network has expired. We are on it; please try again later.',
    rate_limited: 'The photo network asks us to slow down. Please try again in {{minutes}} minutes.',
    timeout: 'The photo network is taking too long to answer. Please try again.',
    unreachable: 'The photo network cannot be reached right now. Please try again in a moment.',
    unreadable: 'The photo network sent something we could not read. Please try again.',
    network_failed: 'The photo network had a problem. Please try again in a moment.',
    going_in_circles: 'The photo network kept sending the same posts, so the scan stopped here.',
    spaces: 'Instagram handle cannot contain spaces. Please remove spaces.',
  },
  kept: 'What was found until then is kept. {{reason}}',
  skipped: {
    duplicate: 'You have saved this one already.',
    no_stay: 'No stay could be found in it.',
    unknown_post: 'The photo network does not know this post.',
    handle_claimed: 'This handle belongs to another member.',
  },
};
