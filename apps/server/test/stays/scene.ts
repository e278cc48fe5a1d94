import sharp from 'sharp';

/** A JPEG with content: patches of grey derived from the number, blurred as in a photograph. */
export async function picture(number: number): Promise<Uint8Array> {
  const patches = Buffer.alloc(16 * 12);
  let state = number * 2_654_435_761;
  for (let index = 0; index < patches.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    patches[index] = state >>> 24;
  }
  const drawn = sharp(patches, { raw: { width: 16, height: 12, channels: 1 } }).resize(960, 720);
  return drawn.toColourspace('srgb').jpeg({ quality: 90 }).toBuffer();
}
