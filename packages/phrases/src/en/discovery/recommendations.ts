/** Recommending hotels. */
export const recommendations = {
  to: 'for',
  nearby: 'Stays nearby',
  loading: 'Loading recommendations…',
  open: 'Hotel',
  form: {
    title: 'Recommend a hotel',
    location: 'Location',
    location_placeholder: 'Hotel and town',
    location_required: 'Location is required!',
    username: 'Username',
    username_placeholder: 'For whom is it?',
    username_required: 'Username is required!',
    save: 'Recommend this hotel',
    close: 'Close',
  },
  success: { title: 'Success!', text: 'Operation completed successfully.', ok: 'OK' },
  error: { title: 'Error!', text: 'Internal Error.', ok: 'OK' },
};
