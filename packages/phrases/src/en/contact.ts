/** The contact page and its form. */
export const contact = {
  name: 'Full name',
  email: 'Email',
  received: 'Thanks! We received your message.',
};
