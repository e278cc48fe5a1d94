import type { Language } from '@staylore/demo-world/types';
import { breakText } from '../src/posts/mojibake.ts';
import type { SamplePost } from './sample-posts.ts';

/** The layouts that the photo network has used since 2018. */
export const layouts = ['2018', '2021', '2023', '2024', '2025', 'detailed', 'both', 'html'] as const;
export type Layout = (typeof layouts)[number];

export interface LayoutFile {
  path: string;
  text: string;
}

/** A post of someone else that the account saved. */
export interface SampleSavedPost {
  author: string;
  code: string;
  seconds: number;
  /** Only the labelled layout has it. */
  caption?: string;
}

interface Account {
  handle: string;
  language: Language;
  saved: readonly SampleSavedPost[];
}

/** Labels as the account's language writes them. */
const labels = {
  en: {
    caption: 'Caption',
    location: 'Location',
    latitude: 'Latitude',
    longitude: 'Longitude',
    name: 'Name',
    username: 'Username',
    saved: 'Saved on',
    updated: 'Update time',
  },
  de: {
    caption: 'Bildunterschrift',
    location: 'Standort',
    latitude: 'Breitengrad',
    longitude: 'Längengrad',
    name: 'Name',
    username: 'Benutzername',
    saved: 'Gespeichert am',
    updated: 'Zeitpunkt der Aktualisierung',
  },
} as const;

/** Folders of media files, below the root of the archive. */
export function mediumPath(layout: Layout, post: SamplePost, index: number): string {
  const medium = post.media[index];
  const taken = new Date(post.seconds * 1000);
  const month = `${taken.getUTCFullYear()}${String(taken.getUTCMonth() + 1).padStart(2, '0')}`;
  const film = medium?.kind === 'video';
  const name = `${293_000_000 + (post.seconds % 1_000_000)}_n_${medium?.id}.${film ? 'mp4' : 'jpg'}`;
  if (layout === '2018') return `${film ? 'videos' : 'photos'}/${month}/${name}`;
  const folder = layout === '2025' ? 'your_instagram_activity/media' : 'media';
  return `${folder}/${post.reel ? 'reels' : 'posts'}/${month}/${name}`;
}

/** The files of an export about posts, the account and what it saved, and private ones that must not be opened. */
export function layoutFiles(layout: Layout, posts: readonly SamplePost[], account: Account): LayoutFile[] {
  const activity = layout === '2021' ? '' : 'your_instagram_activity/';
  const privateFiles = [
    file(`${activity}messages/inbox/somebody_1/message_1.json`, { messages: [{ content: 'secret' }] }),
    file('connections/contacts/synced_contacts.json', { contacts_contact_info: [] }),
    file('logged_information/past_instagram_insights/posts.json', { organic_insights_posts: [] }),
  ];
  if (layout === 'html')
    return [
      { path: `${activity}media/posts_1.html`, text: '<html><body>Posts</body></html>' },
      { path: 'start_here.html', text: '<html></html>' },
    ];
  if (layout === '2018')
    return [file('media.json', legacy(posts)), file('profile.json', { username: account.handle })];
  return [...privateFiles, ...postFiles(layout, posts, account), ...sideFiles(layout, account)];
}

function postFiles(layout: Layout, posts: readonly SamplePost[], account: Account): LayoutFile[] {
  const plain = posts.filter((post) => !post.reel).map((post) => plainPost(layout, post));
  const reels = posts.filter((post) => post.reel).map((post) => plainPost(layout, post));
  const detailed = posts.map((post) => detailedPost(layout, post, account));
  const media = 'your_instagram_activity/media';
  if (layout === '2021')
    return [file('content/posts_1.json', plain), file('content/reels.json', reelFile(reels))];
  if (layout === '2023')
    return [
      file('your_instagram_activity/content/posts_1.json', plain),
      file('your_instagram_activity/content/reels.json', reelFile(reels)),
    ];
  if (layout === 'detailed') return [file(`${media}/posts.json`, detailed)];
  const half = Math.ceil(plain.length / 2);
  const split = layout === '2024' ? [plain.slice(0, half), plain.slice(half)] : [plain];
  return [
    ...split.map((list, index) =>
      file(`${media}/posts_${index + 1}.json`, layout === '2025' ? { ig_posts: list } : list),
    ),
    file(`${media}/reels.json`, reelFile(reels)),
    ...(layout === 'both' ? [file(`${media}/posts.json`, detailed)] : []),
  ];
}

const reelFile = (reels: readonly object[]) => ({ ig_reels_media: reels });

function plainPost(layout: Layout, post: SamplePost): object {
  const exif = post.coordinates === null ? {} : exifOf(post.coordinates);
  const alone = post.media.length === 1;
  const media = post.media.map((medium, index) => ({
    uri: mediumPath(layout, post, index),
    creation_timestamp: post.seconds,
    ...(index === 0 && post.coordinates !== null && medium.kind === 'image' ? exif : {}),
    title: alone ? post.caption : '',
    cross_post_source: { source_app: 'FB' },
  }));
  return alone ? { media } : { media, title: post.caption, creation_timestamp: post.seconds };
}

const exifOf = ({ lat, lng }: { lat: number; lng: number }) => ({
  media_metadata: {
    photo_metadata: { exif_data: [{ source_type: '4' }, { latitude: lat, longitude: lng }] },
  },
});

function detailedPost(layout: Layout, post: SamplePost, { language }: Account): object {
  const label = labels[language];
  const place = post.locationName === null ? [] : [{ label: label.name, value: post.locationName }];
  const point =
    post.coordinates === null
      ? []
      : [
          { label: label.latitude, value: String(post.coordinates.lat) },
          { label: label.longitude, value: String(post.coordinates.lng) },
        ];
  return {
    timestamp: post.seconds,
    fbid: post.media[0]?.id,
    media: post.media.map((_, index) => ({
      uri: mediumPath(layout, post, index),
      creation_timestamp: post.seconds,
      title: '',
    })),
    label_values: [
      { label: label.updated, timestamp_value: post.seconds },
      { label: label.caption, value: post.caption },
      ...(place.length + point.length === 0 ? [] : [{ label: label.location, dict: [...place, ...point] }]),
    ],
  };
}

function legacy(posts: readonly SamplePost[]): object {
  const entries = (kind: 'image' | 'video') =>
    posts.flatMap((post) =>
      post.media.flatMap((medium, index) =>
        medium.kind !== kind
          ? []
          : [
              {
                caption: post.caption,
                taken_at: new Date(post.seconds * 1000).toISOString().replace('.000Z', '+00:00'),
                ...(post.locationName === null ? {} : { location: post.locationName }),
                path: mediumPath('2018', post, index),
              },
            ],
      ),
    );
  const story = { caption: '', taken_at: '2019-01-01T10:00:00+00:00', path: 'stories/201901/story.jpg' };
  return { photos: entries('image'), videos: entries('video'), stories: [story], profile: [] };
}

function sideFiles(layout: Layout, { handle, language, saved }: Account): LayoutFile[] {
  const label = labels[language];
  const username = { [label.username]: { href: '', value: handle, timestamp: 0 } };
  const entries = saved.map(({ author, caption, code, seconds }) => {
    const href = `https://www.instagram.com/p/${code}/`;
    if (layout !== 'detailed')
      return { title: author, string_map_data: { [label.saved]: { href, timestamp: seconds } } };
    const words = caption === undefined ? [] : [{ label: label.caption, value: caption }];
    return { timestamp: seconds, label_values: [{ label: 'URL', href }, ...words], title: author };
  });
  return [
    file('personal_information/personal_information/personal_information.json', {
      profile_user: [{ string_map_data: username }],
    }),
    file(
      `${layout === '2021' ? '' : 'your_instagram_activity/'}saved/saved_posts.json`,
      layout === 'detailed' ? entries : { saved_saved_media: entries },
    ),
  ];
}

/** A file as the photo network writes it: every byte of UTF-8 beyond ASCII as a separate escape. */
function file(path: string, content: unknown): LayoutFile {
  const damaged = JSON.stringify(
    content,
    (_, value) => (typeof value === 'string' ? breakText(value) : value),
    1,
  );
  const text = damaged.replaceAll(
    /[\u0080-\u00ff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { path, text };
}
