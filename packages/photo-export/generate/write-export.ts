import { open } from 'node:fs/promises';
import type { Language } from '@staylore/demo-world/types';
import { type Layout, layoutFiles, mediumPath, type SampleSavedPost } from './layouts.ts';
import { type SamplePost, samplePosts } from './sample-posts.ts';
import { ZipWriter } from './zip-writer.ts';

export interface ExportPlan {
  layout: Layout;
  posts: number;
  language?: Language;
  handle?: string;
  /** Posts of others that the account saved; one by default. */
  saved?: readonly SampleSavedPost[];
  /** A folder around everything, as newer exports have. */
  wrapper?: string;
  /** Bytes of the nth medium, or the size of a hole in its place. */
  picture?: (index: number, post: SamplePost) => Uint8Array | number;
}

const oneSaved: readonly SampleSavedPost[] = [
  { author: 'alpen.anna', code: 'CxYz12AbCdE', seconds: 1_700_000_000 },
];

/** A JPEG's first bytes: enough where the picture is not decoded. */
const anyPicture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1);

/**
 * Writes an export over as many parts as paths are given: the files of the first part contain the posts, the pictures are distributed. Returns its
 * posts, newest first.
 */
export async function writeExport(paths: readonly string[], plan: ExportPlan): Promise<SamplePost[]> {
  const { handle = 'lena.wanders', language = 'en', layout, saved = oneSaved, wrapper } = plan;
  const posts = samplePosts(plan.posts, language);
  const prefix = wrapper === undefined ? '' : `${wrapper}/`;
  const files = await Promise.all(paths.map((path) => open(path, 'w')));
  try {
    const parts = files.map((file) => new ZipWriter(file));
    for (const { path, text } of layoutFiles(layout, posts, { handle, language, saved }))
      await parts[0]?.add({ path: prefix + path, bytes: Buffer.from(text), packed: true });
    let index = 0;
    for (const post of posts) {
      for (const position of post.media.keys()) {
        const picture = (plan.picture ?? (() => anyPicture))(index, post);
        const content = typeof picture === 'number' ? { hole: picture } : { bytes: picture };
        await parts[index % parts.length]?.add({
          path: prefix + mediumPath(layout, post, position),
          ...content,
        });
        index += 1;
      }
    }
    for (const part of parts) await part.finish();
  } finally {
    await Promise.all(files.map((file) => file.close()));
  }
  return posts;
}
