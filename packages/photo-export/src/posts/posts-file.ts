import {
  type Coordinates,
  coordinatesOf,
  isRecord,
  type Json,
  type JsonRecord,
  listIn,
  recordsIn,
  secondsOf,
  textOf,
} from './json-shape.ts';
import { labelledValues } from './labels.ts';
import type { RawPost } from './raw-post.ts';

/**
 * Reads any file of posts, recognised by its shape: a list of posts with `media` (2021 on), the same in a record (reels, IGTV, some posts), a
 * single bare post, posts with labelled values (the detailed file), or the `photos` and `videos` of the time before 2021.
 */
export function readPosts(file: Json, source: RawPost['source']): RawPost[] {
  if (isRecord(file) && (isLegacyList(file['photos']) || isLegacyList(file['videos'])))
    return [...readLegacy(file['photos']), ...readLegacy(file['videos'])];
  return listIn(file, isPost).flatMap((entry) => {
    const post = readPost(entry, source);
    return post === null ? [] : [post];
  });
}

const isPost = (entry: JsonRecord): boolean =>
  'label_values' in entry ||
  'uri' in entry ||
  recordsIn(entry['media']).some((medium) => 'uri' in medium || 'media' in medium);

function readPost(entry: JsonRecord, source: RawPost['source']): RawPost | null {
  const media = mediaOf(entry);
  const first = media[0];
  const labels = labelledValues(entry['label_values']);
  const caption = textOf(entry['title']) ?? textOf(first?.['title']) ?? labels.caption ?? '';
  const paths = media.flatMap((medium) => textOf(medium['uri']) ?? []);
  if (paths.length === 0 && caption === '') return null;
  return {
    seconds: secondsOf(
      entry['creation_timestamp'] ?? entry['timestamp'] ?? first?.['creation_timestamp'] ?? null,
    ),
    caption,
    locationName: labels.location ?? placeOf(entry) ?? (first === undefined ? null : placeOf(first)),
    coordinates: coordinatesOf(labels.latitude, labels.longitude) ?? firstCoordinates([entry, ...media]),
    media: [...new Set(paths)],
    source,
  };
}

/** The media of a post: its own list, those among its labelled values, or the entry itself if it is a bare medium. */
function mediaOf(entry: JsonRecord): JsonRecord[] {
  const own = recordsIn(entry['media']).filter((medium) => 'uri' in medium);
  const labelled = recordsIn(entry['label_values']).flatMap((value) =>
    recordsIn(value['media']).filter((medium) => 'uri' in medium),
  );
  const all = own.length > 0 ? own : labelled;
  return all.length === 0 && 'uri' in entry ? [entry] : all;
}

function placeOf(entry: JsonRecord): string | null {
  const place = entry['location'] ?? entry['place'];
  return isRecord(place) ? textOf(place['name']) : textOf(place);
}

/** Position of the camera, from the first medium with one. */
function firstCoordinates(entries: readonly JsonRecord[]): Coordinates | null {
  for (const entry of entries) {
    const metadata = entry['media_metadata'];
    if (!isRecord(metadata)) continue;
    for (const kind of ['photo_metadata', 'video_metadata']) {
      const exif = isRecord(metadata[kind]) ? recordsIn(metadata[kind]['exif_data']) : [];
      for (const data of exif) {
        const found = coordinatesOf(data['latitude'], data['longitude']);
        if (found !== null) return found;
      }
    }
  }
  return null;
}

const isLegacyList = (value: Json): boolean => recordsIn(value).some((entry) => 'path' in entry);

/** Before 2021 every picture of a carousel was a separate entry, with the caption and the time of its post. */
function readLegacy(list: Json): RawPost[] {
  const posts = new Map<string, RawPost>();
  for (const entry of recordsIn(list)) {
    const path = textOf(entry['path']);
    if (path === null) continue;
    const seconds = secondsOf(entry['taken_at']);
    const caption = textOf(entry['caption']) ?? '';
    const key = seconds === null ? path : `${seconds} ${caption}`;
    const known = posts.get(key);
    if (known !== undefined) known.media.push(path);
    else
      posts.set(key, {
        seconds,
        caption,
        locationName: textOf(entry['location']),
        coordinates: null,
        media: [path],
        source: 'posts',
      });
  }
  return [...posts.values()];
}
