import type { Page } from 'playwright-core';
import {
  choosePost,
  fillSignInForm,
  openFirstStay,
  openMenu,
  openPhotoPicker,
  saveScan,
  scan,
  scanToTheEnd,
  searchPlace,
  seeMap,
  showAsList,
  showShortcuts,
} from './acts.ts';

export interface Screen {
  readonly name: string;
  /** Below the language; `{word}` is filled in by `examples.ts`. */
  readonly path: string;
  /** A person of the demo world, signed in. */
  readonly as?: string;
  /** Actions on the page before the screenshot. */
  readonly act?: (page: Page) => Promise<void>;
  /** The path is at the root: its language is the browser's. */
  readonly bare?: true;
}

const forEverybody: readonly Screen[] = [
  { name: 'home', path: '' },
  { name: 'home-scanned', path: '', act: scanToTheEnd },
  { name: 'home-scanning', path: '', act: scan },
  { name: 'home-place', path: '', act: searchPlace },
  { name: 'home-menu', path: '', act: openMenu },
  { name: 'home-shortcuts', path: '', act: showShortcuts },
  { name: 'post', path: '/posts/{post}' },
  { name: 'post-dialog', path: '', act: openFirstStay },
  { name: 'post-gone', path: '/posts/999999999' },
  { name: 'hotel', path: '/hotels/{hotel}' },
  { name: 'atlas', path: '/@lena' },
  { name: 'atlas-years', path: '/@lena?by=year' },
  { name: 'tag', path: '/tags/{tag}' },
  { name: 'login', path: '/login' },
  { name: 'login-refused', path: '/login', act: fillSignInForm },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'sign-up-refused', path: '/sign-up', act: fillSignInForm },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'new-password', path: '/forgot/reset/token' },
  { name: 'maps', path: '/maps', act: seeMap },
  { name: 'import', path: '/insta' },
  { name: 'about', path: '/company/about' },
  { name: 'contact', path: '/support/contact' },
  { name: 'creators', path: '/work-with-us/influencer' },
  { name: 'partners', path: '/work-with-us/affiliate' },
  { name: 'decision-dead', path: '/decision/cut-off' },
  { name: 'data-deletion', path: '/data-deletion' },
  { name: 'data-deletion-unknown', path: '/data-deletion/cut-off' },
  { name: 'report', path: '/report?url=/en/posts/{post}' },
  { name: 'terms', path: '/legal/terms-of-use' },
  { name: 'privacy', path: '/legal/privacy-policy' },
  { name: 'booking', path: '/bookings/{booking}' },
  { name: 'booking-gone', path: `/bookings/${'x'.repeat(43)}` },
  { name: 'dead-link', path: '/go/0000000000', bare: true },
  { name: 'end-digest', path: '/digest/end/cut-off' },
  { name: 'confirm-email', path: '/settings/confirm-email/cut-off', as: 'lena' },
  { name: 'undo-email', path: '/settings/undo-email/cut-off' },
  { name: 'not-me', path: '/settings/not-me/cut-off' },
  { name: 'keep-account', path: '/keep-account' },
  { name: 'not-found', path: '/nowhere' },
];

const forMembers: readonly Screen[] = [
  { name: 'home-signed-in', path: '', as: 'noah' },
  { name: 'home-saved', path: '', as: 'noah', act: saveScan },
  { name: 'feed', path: '/feed', as: 'noah' },
  { name: 'feed-recommendations', path: '/feed?recommendations=true', as: 'noah' },
  { name: 'feed-favourites', path: '/feed?favorites=true', as: 'noah' },
  { name: 'profile-own', path: '/profile/lena', as: 'lena' },
  { name: 'profile-list', path: '/profile/lena', as: 'lena', act: showAsList },
  { name: 'profile-archived', path: '/profile/lena/archived', as: 'lena' },
  { name: 'profile-wishes', path: '/profile/lena/wishes', as: 'lena' },
  { name: 'profile-other', path: '/profile/lena', as: 'noah' },
  { name: 'profile-gone', path: '/profile/nobody.at.all', as: 'noah' },
  { name: 'profile-recommendations', path: '/profile/lena/recommendations', as: 'noah' },
  { name: 'profile-blocked', path: '/profile/{blocked}', as: 'noah' },
  { name: 'post-form', path: '/post-form', as: 'lena' },
  { name: 'post-form-edit', path: '/post-form/{own}', as: 'lena' },
  { name: 'post-form-unconnected', path: '/post-form', as: 'noah', act: openPhotoPicker },
  { name: 'post-form-picker', path: '/post-form', as: 'lena', act: choosePost },
  { name: 'import-connected', path: '/insta', as: 'lena' },
  { name: 'import-review', path: '/insta/review/{import}', as: 'noah' },
  { name: 'import-begun', path: '/insta', as: 'noah' },
  { name: 'analytics', path: '/analytics', as: 'lena' },
  { name: 'welcome', path: '/welcome', as: 'noah' },
  { name: 'welcome-people', path: '/welcome/people', as: 'noah' },
  { name: 'welcome-notices', path: '/welcome/notices', as: 'noah' },
  { name: 'analytics-links', path: '/analytics/links', as: 'lena' },
  { name: 'analytics-bookings', path: '/analytics/bookings', as: 'lena' },
  { name: 'analytics-payouts', path: '/analytics/payouts', as: 'lena' },
  { name: 'analytics-new', path: '/analytics', as: 'noah' },
  { name: 'links', path: '/links', as: 'lena' },
  { name: 'links-new', path: '/links', as: 'noah' },
  { name: 'notifications', path: '/notifications', as: 'lena' },
  { name: 'notifications-none', path: '/notifications', as: 'concierge' },
  { name: 'invite', path: '/invite', as: 'noah' },
  { name: 'settings-profile', path: '/settings/profile', as: 'lena' },
  { name: 'settings-password', path: '/settings/password', as: 'lena' },
  { name: 'settings-security', path: '/settings/security', as: 'lena' },
  { name: 'settings-claim', path: '/settings/claim', as: 'lena' },
  { name: 'settings-sessions', path: '/settings/sessions', as: 'lena' },
  { name: 'settings-notifications', path: '/settings/notifications', as: 'lena' },
  { name: 'settings-blocked', path: '/settings/blocked', as: 'noah' },
  { name: 'settings-blocked-none', path: '/settings/blocked', as: 'lena' },
  { name: 'settings-display', path: '/settings/display', as: 'lena' },
  { name: 'settings-data', path: '/settings/data', as: 'lena' },
  { name: 'settings-delete-account', path: '/settings/delete-account', as: 'lena' },
  { name: 'admin', path: '/admin', as: 'concierge' },
  { name: 'admin-figures', path: '/admin/figures', as: 'concierge' },
  { name: 'admin-log', path: '/admin/log', as: 'concierge' },
  { name: 'menu', path: '/feed', as: 'lena', act: openMenu },
];

/** Every screen of the product once, and the states of it that look different. */
export const screens: readonly Screen[] = [...forEverybody, ...forMembers];

export const sizes = [
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1280', width: 1280, height: 900 },
  { name: '1920', width: 1920, height: 1080 },
] as const;

export const schemes = ['light', 'dark'] as const;
