export const invites = {
  title: 'Invite People and connect to them to see their Hotel Stays',
  meta_title: 'Invite people',
  intro: 'People who follow you or know the places you wrote about. Drop them a line.',
  invite: 'Invite',
  invite_name: 'Invite @{{username}} on WhatsApp',
  message: 'I collect my hotel stays on Staylore, and I’d love to see yours. Have a look: {{link}}',
  follows_you: 'follows you',
  same_place: 'was there too',
  loading: 'Loading people…',
  empty: 'Nobody left to invite',
  empty_text: 'You follow everyone we know. Invite someone new with the button above.',
  anyone: 'Invite someone else',
};
