import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages below `/:lang`; a page is added here and gets its folder in `src/pages`. */
const languagePages: RouteConfig = [
  index('../pages/home/home.tsx', { id: 'home-in-language' }),
  route('posts/:id', '../pages/post/post.tsx'),
  route('hotels/:slug', '../pages/hotel/hotel.tsx'),
  route('maps', '../pages/maps/maps.tsx'),
  route('feed', '../pages/feed/feed.tsx'),
  route('links', '../pages/links/links.tsx'),
  route('notifications', '../pages/notifications/notifications.tsx'),
  route('invite', '../pages/invite/invite.tsx'),
  route('analytics', '../pages/analytics/analytics.tsx'),
  route('profile/:username', '../pages/profile/profile.tsx', [
    index('../pages/profile/posts.tsx'),
    route('archived', '../pages/profile/archived.tsx'),
    route('recommendations', '../pages/profile/recommendations.tsx'),
  ]),
  route('login', '../pages/login/login.tsx'),
  route('sign-up', '../pages/sign-up/sign-up.tsx'),
  route('reset-password', '../pages/reset-password/reset-password.tsx'),
  route('forgot/reset/:token', '../pages/new-password/new-password.tsx'),
  route('post-form', '../pages/post-form/new-post.tsx'),
  route('post-form/:id', '../pages/post-form/edit-post.tsx'),
  route('settings', '../pages/settings/settings.tsx', [
    index('../pages/settings/to-profile.tsx'),
    route('profile', '../pages/settings/profile.tsx'),
    route('password', '../pages/settings/password.tsx'),
    route('claim', '../pages/settings/claim.tsx'),
    route('sessions', '../pages/settings/sessions.tsx'),
    route('notifications', '../pages/settings/notifications.tsx'),
    route('blocked', '../pages/settings/blocked.tsx'),
    route('display', '../pages/settings/display.tsx'),
  ]),
  route('company/about', '../pages/about/about.tsx'),
  route('work-with-us/influencer', '../pages/creators/creators.tsx'),
  route('work-with-us/affiliate', '../pages/partners/partners.tsx'),
  route('insta', '../pages/import-hub/import-hub.tsx'),
  route('insta-import', '../pages/import-hub/to-import-hub.tsx'),
  route('support/contact', '../pages/contact/contact.tsx'),
  route('legal/terms-of-use', '../pages/legal/terms.tsx'),
  route('legal/privacy-policy', '../pages/legal/privacy.tsx'),
  route('settings/undo-email/:token', '../pages/undo-email/undo-email.tsx'),
];

export default [
  index('../pages/home/home.tsx'),
  route('auth/google', '../pages/provider-sign-in/google.tsx'),
  route('auth/apple/done', '../pages/provider-sign-in/apple.tsx'),
  route('go/:code', '../pages/dead-link/dead-link.tsx'),
  route(':lang', '../pages/language/language.tsx', await languagePages),
  route('insta-import', '../pages/import-hub/to-import-hub.tsx', { id: 'insta-import-anywhere' }),
  route('*', '../pages/not-found/not-found.tsx'),
] satisfies RouteConfig;
