/** What an entry of an export contains; `null` is everything else, which is never opened. */
export type EntryRole = 'posts' | 'reels' | 'saved' | 'account' | 'media' | 'html' | null;

const roots = new Set([
  'your_instagram_activity',
  'content',
  'media',
  'photos',
  'videos',
  'saved',
  'personal_information',
  'account_information',
]);
/** Folders of an export with private content: never mistaken for the wrapper folder of something readable. */
const closed = new Set([
  'messages',
  'inbox',
  'stories',
  'connections',
  'contacts',
  'comments',
  'likes',
  'logged_information',
  'ads_information',
  'security_and_login_information',
  'preferences',
  'apps_and_websites_off_of_instagram',
  'direct',
  'profile',
]);

const files: readonly (readonly [RegExp, Exclude<EntryRole, 'media' | 'html' | null>])[] = [
  [/^(?:your_instagram_activity\/)?(?:content|media|posts)\/posts(?:_\d{1,4})?$/, 'posts'],
  [/^media(?:_\d{1,4})?$/, 'posts'],
  [/^(?:your_instagram_activity\/)?(?:content|media|posts)\/(?:reels|igtv_videos)(?:_\d{1,4})?$/, 'reels'],
  [/^(?:your_instagram_activity\/)?saved\/saved_posts(?:_\d{1,4})?$/, 'saved'],
  [/^personal_information\/(?:personal_information\/)?personal_information$/, 'account'],
  [/^account_information\/personal_information$/, 'account'],
  [/^profile$/, 'account'],
];

/** The path within the export itself: without the folder that some exports wrap around everything. */
function withoutWrapper(path: string): string {
  const [first = '', second = '', ...rest] = path.split('/');
  if (roots.has(first) || closed.has(first) || second === '') return path;
  const inner = [second, ...rest].join('/');
  return roots.has(second) || /^(?:media(?:_\d{1,4})?|profile)\.(?:json|html)$/.test(inner) ? inner : path;
}

const pictures = /\.(?:jpe?g|png|webp|heic|heif|avif|gif)$/i;
const films = /\.(?:mp4|mov|m4v)$/i;

export function mediaKind(path: string): 'image' | 'video' {
  return films.test(path) ? 'video' : 'image';
}

/** What an entry contains, by its whole path: an export has several files of one name. */
export function roleOf(path: string): EntryRole {
  const inner = withoutWrapper(path);
  const [, stem = '', type = ''] = /^(.*)\.([A-Za-z0-9]+)$/.exec(inner) ?? [];
  const role = files.find(([pattern]) => pattern.test(stem))?.[1] ?? null;
  if (type === 'json') return role;
  if (type === 'html') return role === 'posts' ? 'html' : null;
  const shown = pictures.test(inner) || films.test(inner);
  return shown && /^(?:media|photos|videos)\//.test(mediaPath(inner)) ? 'media' : null;
}

/** One form for the paths of pictures, which posts write with and without the activity folder. */
export function mediaPath(path: string): string {
  return withoutWrapper(path).replace(/^your_instagram_activity\//, '');
}

/** Whether a path would leave the archive: absolute, with a drive, a backslash, a NUL or `..`. */
export function isUnsafe(path: string): boolean {
  return /^\/|^[A-Za-z]:|[\\\0]/.test(path) || path.split('/').includes('..');
}
