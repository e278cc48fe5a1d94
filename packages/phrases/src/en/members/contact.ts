/** The contact page and its form. */
export const contact = {
  name: 'Full name',
  email: 'Email',
  received: 'Thanks! We received your message.',
  meta_title: 'Contact',
  kicker: 'Contact',
  title: 'Write to us. People answer.',
  lead: 'A question about a stay, an idea for working together, a story for your paper: tell us, in English or German.',
  report: 'Report something illegal or against our rules',
  badge: 'We reply within 1 hour',
  channels: 'Who to write to',
  general: {
    title: 'General and partnerships',
    text: 'Your account, a booking, a hotel that would like to work with us.',
  },
  creators: {
    title: 'Creators and collaborations',
    text: 'The Creator Program, claiming your handle, ideas for a trip.',
  },
  press: {
    title: 'Press and media',
    text: 'Facts, pictures and someone to talk to.',
  },
  form: {
    title: 'Send a message',
    lead: 'The answer comes to the address you give here.',
    subject: 'Subject (optional)',
    message: 'Message',
    submit: 'Send message',
    sending: 'Sending…',
    unreachable: 'Network error: could not reach the server',
    failed: 'Request failed ({{status}})',
    fallback: 'Something went wrong. Try again.',
  },
  company: {
    title: 'Who we are',
    lead: 'The company behind Staylore, for letters and calls.',
    fictional:
      'Fictional demo data: company, address, telephone and VAT number are made up and belong to nobody. The operator of a site puts in its own.',
    address: 'Postal address',
    phone: 'Telephone',
    hours: 'Mon–Fri 9:00–18:00 CET',
    vat: 'VAT number',
    point: 'Point of contact',
    point_for: 'For authorities and for members, in English and German.',
  },
};
