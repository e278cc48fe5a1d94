import type { Post } from '@staylore/contract/stays/posts';

interface Shown {
  /** Identifies the picture as long as the form is open. */
  key: string;
  /** Address to show it by. */
  url: string;
  alt: string;
}

/** A picture in the form: an existing one of the post, or one chosen just now. */
export type DraftPicture = Shown & ({ kind: 'kept'; id: number } | { kind: 'new'; file: File });

/** The pictures of a post that exists, cover first. */
export function keptPictures(post: Post): DraftPicture[] {
  return [post.cover, ...post.gallery]
    .filter((picture) => picture !== null)
    .map(({ id, medium, alt }) => ({
      kind: 'kept',
      id,
      key: `kept-${id}`,
      url: medium,
      alt: alt ?? '',
    }));
}

/** The list with the picture at `from` moved to `to`; positions beyond the ends mean the ends. */
export function movePicture<T>(pictures: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(to, 0), pictures.length - 1);
  const rest = pictures.filter((_, index) => index !== from);
  const moved = pictures[from];
  return moved === undefined ? [...pictures] : [...rest.slice(0, target), moved, ...rest.slice(target)];
}

/** Files to send, in their order. */
export function newFiles(pictures: readonly DraftPicture[]): File[] {
  return pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
}

/** The order as the API reads it: ids of kept pictures, `new:0` for the first file that is sent. */
export function orderOf(pictures: readonly DraftPicture[]): (number | string)[] {
  let sent = 0;
  return pictures.map((picture) => (picture.kind === 'kept' ? picture.id : `new:${sent++}`));
}

/** Whether two albums hold the same pictures, in the same order and with the same descriptions. */
export const sameAlbum = (one: readonly DraftPicture[], other: readonly DraftPicture[]): boolean =>
  one.length === other.length &&
  one.every(({ key, alt }, index) => key === other[index]?.key && alt === other[index].alt);
