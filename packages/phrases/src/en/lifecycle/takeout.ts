/** Taking one's data along. */
export const takeout = {
  lead: 'Take everything Staylore keeps about you with you.',
  title: 'Download your data',
  what: 'One ZIP file with your profile, stays and pictures, favourites, follows, wish list, imports, links, bookings and payouts. The texts are JSON, which other programs can read.',
  ask: 'Prepare my data',
  again: 'Prepare it again',
  waiting: 'Your data will be packed in a moment…',
  running: 'Packing: {{done}} of {{total}} files',
  progress: 'Packing your data',
  leave: 'You can leave this page. We’ll email you when the file is ready.',
  ready: 'Your file is ready: {{size}}. You can download it until',
  download: 'Download',
  not_opened: 'Your file could not be downloaded. {{reason}}',
  failed_title: 'Your data could not be packed.',
  failed: 'Your data could not be requested. {{reason}}',
  lost: 'We lost contact with the server. {{reason}} The packing goes on by itself; open this page again in a while.',
  mail: {
    subject: 'Your data is ready',
    heading: 'Your data is ready',
    text: 'We have packed everything that Staylore keeps about you into one file. You can download it for 7 days, in your settings, once you have confirmed it’s you.',
    button: 'Go to the download',
  },
};
