import { expect, type NewMember } from './journey.ts';

/** A small picture as a file dialog would give it. */
export const smallPicture = {
  name: 'room.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Stay {
  readonly id: number;
  readonly file: string;
}

/** Publishes a stay of a member through the API. */
export async function writeStay(
  { context, headers }: Pick<NewMember, 'context' | 'headers'>,
  fields: { location: string; caption: string; hotel_name?: string; tags?: string },
): Promise<Stay> {
  const answer = await context.request.post('/api/posts', {
    headers,
    multipart: { ...fields, file: smallPicture },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { post: Stay }).post;
}
