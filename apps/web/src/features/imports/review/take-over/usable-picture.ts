/** What the server accepts as it is, and up to which size in bytes (10 MB with room for the form). */
const taken = /\.(?:jpe?g|png|webp|gif)$/i;
const maxBytes = 9.5 * 1024 * 1024;
/** Longest side in pixels of a picture that is re-encoded. */
const longestSide = 2048;
const filmSeconds = 15;

/**
 * A picture that can be sent: the file as it is, re-encoded if it is too large or of another format, or the first frame of a video. Null if
 * this browser cannot read it.
 */
export async function usablePicture(medium: {
  path: string;
  kind: 'image' | 'video';
  bytes: ArrayBuffer;
}): Promise<Blob | null> {
  const blob = new Blob([medium.bytes], medium.kind === 'video' ? { type: 'video/mp4' } : {});
  if (medium.kind === 'video') return firstFrame(blob);
  if (taken.test(medium.path) && blob.size <= maxBytes) return blob;
  try {
    const bitmap = await createImageBitmap(blob);
    return await draw(bitmap, bitmap.width, bitmap.height);
  } catch {
    return null;
  }
}

async function firstFrame(blob: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(blob);
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  try {
    const ready = new Promise<boolean>((resolve) => {
      film.onloadeddata = () => resolve(true);
      film.onerror = () => resolve(false);
      setTimeout(() => resolve(false), filmSeconds * 1000);
    });
    film.src = url;
    return (await ready) ? await draw(film, film.videoWidth, film.videoHeight) : null;
  } catch {
    return null;
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function draw(source: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
