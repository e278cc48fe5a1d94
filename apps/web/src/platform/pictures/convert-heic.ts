/** Quality of the JPEG, as good as that of cameras. */
const quality = 0.9;

/** Longest edge in pixels of a converted picture: larger than any file that pages show. */
const longestEdge = 4000;

/** A HEIC picture as JPEG, by the browser's own decoder (Safari has one); null if there is none. */
export async function convertHeic(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return jpeg === null
    ? null
    : new File([jpeg], `${file.name.replace(/\.hei[cf]$/i, '')}.jpg`, { type: 'image/jpeg' });
}
