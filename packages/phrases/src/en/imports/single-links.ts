/** Saving one post of the photo network by its link. */
export const instagramLinks = {
  title: 'Paste an Instagram link',
  lead: 'The link to the post or reel in which you shared this stay. We import its picture, caption and place.',
  link: 'Link to the post or reel',
  placeholder: 'https://www.instagram.com/p/…',
  upload: 'Upload',
  working: 'Looking for the post…',
  handle: 'Instagram handle of the post',
  handle_hint: 'With or without @. Instagram no longer says whose post a link leads to.',
  by_hand: 'Add picture and caption yourself',
  by_handle: 'Name the handle instead',
  file: 'Picture of the post',
  file_chosen: 'Chosen: {{name}}',
  file_hint: 'PNG, JPG or GIF, up to 10\u00a0MB',
  caption: 'Caption',
  add_picture: 'Add the picture of {{title}} from Instagram',
  picture_coming: 'The picture is on its way',
  show: 'Show it on your profile',
  required: 'Please enter an Instagram reel/post URL.',
  failed: 'Could not save this Instagram post.',
  error: 'Error saving this Instagram post.',
  saved: 'Instagram post saved successfully.',
  troubles: {
    not_a_post: 'This link doesn’t lead to a post. Open the post or reel on Instagram and copy its link.',
    share_dead:
      'This share link doesn’t lead to a public post. Open the post on Instagram and copy its own link.',
    not_a_handle: 'A handle consists of letters, digits, dots and underscores.',
    unknown: 'Instagram does not say whose post this is. Which handle posted it?',
    not_at_handle:
      'None of the latest posts of @{{handle}} has this link. Check the handle, or add picture and caption yourself.',
    handle_closed:
      'The posts of this handle cannot be read: it is private, personal or doesn’t exist. Check it, or add picture and caption yourself.',
    file_missing: 'Please add the picture of the post as well.',
    caption_missing: 'Please add the caption of the post as well.',
    duplicate: 'You have saved this post already.',
    handle_claimed: 'This post belongs to an account that another member has claimed.',
  },
};
