import sharp from 'sharp';
import { decode, lane, open, type Pixels, paper, shrink } from './outputs.ts';

const linkPreview = { width: 1200, height: 630, maxBytes: 300_000 } as const;

/** Made of a picture's largest file. Link previews are read by programs that support neither WebP nor large files. */
export async function drawPreview(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height, maxBytes } = linkPreview;
  const pixels = await decode(sharp(bytes));
  const small = await shrink(pixels);
  const region = enlarged(await interestingRegion(small), { from: small, to: pixels });
  for (const quality of [82, 68, 52, 36, 20]) {
    const step = open(pixels)
      .extract(region)
      // Enlarging adds no detail: linear interpolation looks the same in half of the time.
      .resize(width, height, { fit: 'fill', kernel: region.width < width ? 'linear' : 'lanczos3' })
      .flatten({ background: paper })
      .jpeg({ quality });
    const file = await lane(() => step.toBuffer());
    if (file.length < maxBytes || quality === 20) return file;
  }
  throw new Error('A link preview was not made');
}

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The most interesting part, in the shape of a link preview. */
async function interestingRegion(pixels: Pixels): Promise<Region> {
  const around = middle(pixels);
  const [width, height] = [linkPreview.width / 5, linkPreview.height / 5];
  const step = open(pixels)
    .extract(around)
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention, kernel: 'linear' })
    .raw();
  const { info } = await lane(() => step.toBuffer({ resolveWithObject: true }));
  const scale = Math.max(width / around.width, height / around.height);
  const size = {
    width: Math.min(around.width, Math.max(1, Math.round(width / scale))),
    height: Math.min(around.height, Math.max(1, Math.round(height / scale))),
  };
  // Offsets are passed as negative distances.
  const left = Math.round(Math.abs(info.cropOffsetLeft ?? 0) / scale);
  const top = Math.round(Math.abs(info.cropOffsetTop ?? 0) / scale);
  return {
    ...size,
    left: around.left + Math.min(left, around.width - size.width),
    top: around.top + Math.min(top, around.height - size.height),
  };
}

/** The same region in a larger copy of the picture. */
function enlarged(region: Region, { from, to }: { from: Pixels; to: Pixels }): Region {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const [left, top] = [Math.round(region.left * across), Math.round(region.top * down)];
  return {
    left,
    top,
    width: Math.max(1, Math.min(to.width - left, Math.round(region.width * across))),
    height: Math.max(1, Math.min(to.height - top, Math.round(region.height * down))),
  };
}

/** The middle of a very wide or tall picture: one of 1 by 3,000 pixels would fill the preview's width at a height of millions. */
function middle({ width, height }: Pixels): Region {
  const ratio = linkPreview.width / linkPreview.height;
  const kept = {
    width: Math.min(width, Math.ceil(height * ratio * 3)),
    height: Math.min(height, Math.ceil((width / ratio) * 3)),
  };
  return {
    ...kept,
    left: Math.floor((width - kept.width) / 2),
    top: Math.floor((height - kept.height) / 2),
  };
}
