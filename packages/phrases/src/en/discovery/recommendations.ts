export const recommendations = {
  to: 'for',
  nearby: 'Stays nearby',
  loading: 'Loading recommendations…',
  open: 'Recommend a hotel',
  form: {
    title: 'Hotel',
    location: 'Location',
    location_placeholder: 'Hotel and town',
    location_required: 'Location is required!',
    lookup_failed:
      'The place could not be looked up, so nothing was sent. {{reason}} You can also type the place without choosing one.',
    username: 'Username',
    username_placeholder: 'For whom is it?',
    username_required: 'Username is required!',
    save: 'Recommend this hotel',
  },
  success: { title: 'Success!', text: 'Operation completed successfully.', ok: 'OK' },
  error: { title: 'Error!', text: 'Internal Error.', ok: 'OK' },
};
