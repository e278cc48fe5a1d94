/** Reading a handle of the photo network, and saving what was found. */
export const scan = {
  failures: {
    private_or_invalid: 'Private or invalid handle.',
    connection_expired: 'Our connection to Instagram has expired. We are on it; please try again later.',
    rate_limited: 'Instagram asks us to slow down. Please try again in {{minutes}}\u00a0min.',
    timeout: 'Instagram is taking too long to answer. Please try again.',
    unreachable: 'Instagram cannot be reached right now. Please try again in a moment.',
    unreadable: 'Instagram sent something we could not read. Please try again.',
    network_failed: 'Instagram had a problem. Please try again in a moment.',
    going_in_circles: 'Instagram kept sending the same posts, so the scan stopped here.',
    spaces: 'Instagram handle cannot contain spaces. Please remove spaces.',
  },
  kept: 'What was found until then is kept. {{reason}}',
  elsewhere_one:
    'One more stay in these posts lies elsewhere. Search for the handle without a location to see it.',
  elsewhere_other:
    '{{count}} more stays in these posts lie elsewhere. Search for the handle without a location to see them.',
  skipped: {
    duplicate: 'Already among your stays.',
    no_stay_one: 'No stay could be found in {{count}} post.',
    no_stay_other: 'No stay could be found in {{count}} posts.',
    unknown_post_one: 'Instagram does not know {{count}} post.',
    unknown_post_other: 'Instagram does not know {{count}} posts.',
    handle_claimed: 'This handle belongs to another member.',
  },
};
