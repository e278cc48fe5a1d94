import { isRecord, type Json, type JsonRecord, listIn, recordsIn, secondsOf, textOf } from './json-shape.ts';
import { firstLink, labelledValues, meaningOf } from './labels.ts';

/** A post of someone else that the account saved for later. */
export interface SavedPost {
  /** Handle of its author, if given. */
  author: string | null;
  /** Title or caption, if given. */
  text: string | null;
  link: string;
  savedAt: string | null;
}

const handle = /^[a-z0-9._]{1,30}$/;

/** Reads a file of saved posts, of any era: the author's handle, a link, when it was saved, and its text if there is any. */
export function readSavedPosts(file: Json): SavedPost[] {
  return listIn(file, (entry) => firstLink(entry) !== null).flatMap((entry) => {
    const link = firstLink(entry);
    if (link === null || !isPostLink(link)) return [];
    const seconds = secondsOf(entry['timestamp'] ?? stampIn(entry['string_map_data']));
    const savedAt = seconds === null ? null : new Date(seconds * 1000).toISOString();
    return [{ ...wordsOf(entry), link, savedAt }];
  });
}

/** The title of an entry is its author's handle in most eras; if it cannot be one, it is the title of the post. */
function wordsOf(entry: JsonRecord): Pick<SavedPost, 'author' | 'text'> {
  const labels = labelledValues(entry['label_values']);
  const title = textOf(entry['title']);
  const named = [title, labels.username].find((name) => name != null && handle.test(name.toLowerCase()));
  const text = labels.caption ?? (title === named ? undefined : title);
  return { author: named?.toLowerCase() ?? null, text: text ?? null };
}

function stampIn(map: Json): Json {
  if (!isRecord(map)) return null;
  const stamps = Object.values(map).flatMap((value) => (isRecord(value) ? [value['timestamp']] : []));
  return stamps.find((stamp) => secondsOf(stamp) !== null) ?? null;
}

/** Links of the photo network to one post; anything else in that file is not a post. */
const postLink =
  /^https:\/\/(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:[A-Za-z0-9._]{1,30}\/)?(?:p|reel|reels|tv)\/[A-Za-z0-9_-]{5,64}(?:[/?#]|$)/;
const isPostLink = (link: string): boolean => postLink.test(link);

/** The account's own handle, from the file of personal information; null if it is missing. */
export function readUsername(file: Json): string | null {
  if (!isRecord(file)) return null;
  const username = textOf(file['username']);
  if (username !== null && handle.test(username.toLowerCase())) return username.toLowerCase();
  for (const entry of Object.values(file).flatMap(recordsIn)) {
    const map = entry['string_map_data'];
    const values = isRecord(map) ? Object.entries(map) : [];
    const named = values.find(([label]) => meaningOf(label) === 'username')?.[1];
    const name =
      (isRecord(named) ? textOf(named['value']) : null) ??
      labelledValues(entry['label_values']).username ??
      null;
    if (name !== null && handle.test(name.toLowerCase())) return name.toLowerCase();
  }
  return null;
}
