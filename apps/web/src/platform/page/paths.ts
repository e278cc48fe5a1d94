import type { Language } from '../texts/language.ts';
import { useTexts } from '../texts/texts.tsx';

/** Addresses of the product's pages in a language. */
export function pathsIn(language: Language) {
  const at = (path: string) => `/${language}/${path}`;
  return {
    home: '/',
    login: at('login'),
    signUp: at('sign-up'),
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
    importReview: (id: number) => at(`insta/review/${id}`),
    hotel: (slug: string) => at(`hotels/${encodeURIComponent(slug)}`),
    post: (id: number) => at(`posts/${id}`),
    profile: (username: string) => at(`profile/${encodeURIComponent(username)}`),
    archived: (username: string) => at(`profile/${encodeURIComponent(username)}/archived`),
    recommendations: (username: string) => at(`profile/${encodeURIComponent(username)}/recommendations`),
    wishes: (username: string) => at(`profile/${encodeURIComponent(username)}/wishes`),
    notifications: at('notifications'),
    invite: at('invite'),
    settings: at('settings/profile'),
    ownData: at('settings/data'),
    keepAccount: at('keep-account'),
    about: at('company/about'),
    contact: at('support/contact'),
    influencer: at('work-with-us/influencer'),
    partners: at('work-with-us/affiliate'),
    privacy: at('legal/privacy-policy'),
    terms: at('legal/terms-of-use'),
  };
}

/** Addresses of the product's pages in the reader's language. */
export function usePaths() {
  return pathsIn(useTexts().language);
}

/** A path of this site to return to after signing in; anything else is ignored. */
export function safeNext(value: string | null): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\\]/.test(value)) return null;
  try {
    const url = new URL(value, 'http://staylore.invalid');
    return url.host === 'staylore.invalid' ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
