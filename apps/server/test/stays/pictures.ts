import sharp from 'sharp';

/** A small JPEG of one colour. */
export async function jpeg(
  options: { width?: number; height?: number; colour?: string } = {},
): Promise<Blob> {
  const { width = 640, height = 480, colour = '#b5533c' } = options;
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** The form of a post as a browser sends it. */
export async function postFormData(
  fields: Record<string, string | string[]>,
  pictures = 1,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  for (let index = 0; index < pictures; index += 1) {
    form.append(
      index === 0 ? 'file' : 'gallery[]',
      await jpeg({ width: 400 + index }),
      `picture-${index}.jpg`,
    );
  }
  return form;
}
