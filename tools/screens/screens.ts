export interface Screen {
  readonly name: string;
  /** Below the language, `{post}` and `{member}` filled in. */
  readonly path: string;
  /** A person of the demo world, signed in. */
  readonly as?: string;
}

/** Every screen of the product once. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'home-signed-in', path: '', as: 'noah' },
  { name: 'post', path: '/posts/{post}' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'new-password', path: '/forgot/reset/token' },
  { name: 'maps', path: '/maps' },
  { name: 'import', path: '/insta' },
  { name: 'about', path: '/company/about' },
  { name: 'contact', path: '/support/contact' },
  { name: 'creators', path: '/work-with-us/influencer' },
  { name: 'partners', path: '/work-with-us/affiliate' },
  { name: 'terms', path: '/legal/terms-of-use' },
  { name: 'privacy', path: '/legal/privacy-policy' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'feed', path: '/feed', as: 'noah' },
  { name: 'feed-recommendations', path: '/feed?recommendations=true', as: 'noah' },
  { name: 'feed-favourites', path: '/feed?favorites=true', as: 'noah' },
  { name: 'profile-own', path: '/profile/lena', as: 'lena' },
  { name: 'profile-archived', path: '/profile/lena/archived', as: 'lena' },
  { name: 'profile-other', path: '/profile/lena', as: 'noah' },
  { name: 'profile-recommendations', path: '/profile/lena/recommendations', as: 'noah' },
  { name: 'post-form', path: '/post-form', as: 'lena' },
  { name: 'post-form-edit', path: '/post-form/{own}', as: 'lena' },
  { name: 'analytics', path: '/analytics', as: 'lena' },
  { name: 'invite', path: '/invite', as: 'noah' },
  { name: 'settings-profile', path: '/settings/profile', as: 'lena' },
  { name: 'settings-password', path: '/settings/password', as: 'lena' },
  { name: 'settings-claim', path: '/settings/claim', as: 'lena' },
  { name: 'settings-sessions', path: '/settings/sessions', as: 'lena' },
  { name: 'settings-notifications', path: '/settings/notifications', as: 'lena' },
];

export const sizes = [
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 900 },
] as const;

export const schemes = ['light', 'dark'] as const;
export const languages = ['en', 'de'] as const;
