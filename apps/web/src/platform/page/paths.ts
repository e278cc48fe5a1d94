import type { Language } from '../texts/language.ts';
import { useTexts } from '../texts/texts.tsx';

function makePaths(language: Language) {
  const at = (path: string) => `/${language}/${path}`;
  return {
    home: '/',
    login: at('login'),
    secondStep: at('login/second-factor'),
    signUp: at('sign-up'),
    welcome: at('welcome'),
    forgotPassword: at('reset-password'),
    maps: at('maps'),
    feed: at('feed'),
    networkFeed: at('feed?recommendations=true'),
    favourites: at('feed?favorites=true'),
    analytics: at('analytics'),
    links: at('links'),
    newPost: at('post-form'),
    editPost: (id: number) => at(`post-form/${id}`),
    instagram: at('insta'),
    personalImport: at('insta?account=personal#whose'),
    importReview: (id: number) => at(`insta/review/${id}`),
    place: ({ location, lat, long }: { location: string; lat: number | null; long: number | null }) => {
      const coordinates = lat === null || long === null ? {} : { lat: String(lat), long: String(long) };
      return `/${language}?${new URLSearchParams({ location, ...coordinates })}`;
    },
    tag: (tag: string) => at(`tags/${encodeURIComponent(tag)}`),
    hotel: (slug: string) => at(`hotels/${encodeURIComponent(slug)}`),
    post: (id: number) => at(`posts/${id}`),
    profile: (username: string) => at(`profile/${encodeURIComponent(username)}`),
    atlas: (username: string) => at(`@${encodeURIComponent(username)}`),
    archived: (username: string) => at(`profile/${encodeURIComponent(username)}/archived`),
    recommendations: (username: string) => at(`profile/${encodeURIComponent(username)}/recommendations`),
    wishes: (username: string) => at(`profile/${encodeURIComponent(username)}/wishes`),
    notifications: at('notifications'),
    invite: at('invite'),
    settings: at('settings/profile'),
    claim: (handle: string) => at(`settings/claim?${new URLSearchParams({ handle })}`),
    ownData: at('settings/data'),
    keepAccount: at('keep-account'),
    suspended: at('suspended'),
    decision: (token: string) => at(`decision/${token}`),
    about: at('company/about'),
    contact: at('support/contact'),
    influencer: at('work-with-us/influencer'),
    partners: at('work-with-us/affiliate'),
    privacy: at('legal/privacy-policy'),
    terms: at('legal/terms-of-use'),
  };
}

/** Cached: every link uses them. */
const paths = { en: makePaths('en'), de: makePaths('de') };

/** The query with which signing in or up leads back to an address. */
export const returnQuery = (next: string | null): string =>
  next === null ? '' : `?next=${encodeURIComponent(next)}`;

/** Addresses of the product's pages in a language. */
export const pathsIn = (language: Language) => paths[language];

/** Addresses of the product's pages in the reader's language. */
export function usePaths() {
  return pathsIn(useTexts().language);
}
