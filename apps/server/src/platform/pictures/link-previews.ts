import type { Storage } from '../storage/index.ts';
import { pictureWidths } from './picture-widths.ts';
import { makeLinkPreview } from './process.ts';

export const previewName = 'preview.jpg';
const largestName = `${Math.max(...pictureWidths)}.webp`;

/**
 * Adds the link preview to a stored picture's files, once however many ask. Only when it is first asked for, as of most pictures it never
 * is, and it costs a fifth of the time and a third of the bytes of the others.
 */
export function createLinkPreviews(storage: Storage): (folder: string) => Promise<void> {
  const inProgress = new Map<string, Promise<void>>();
  const add = async (folder: string) => {
    const picture = await storage.get(`${folder}/${largestName}`);
    if (picture === null) return;
    await storage.put(`${folder}/${previewName}`, await makeLinkPreview(picture), 'image/jpeg');
    // Deleted meanwhile: the job that deletes its files may have run before this one was there.
    if (!(await storage.exists(`${folder}/${largestName}`))) await storage.deletePrefix(folder);
  };
  return (folder) => {
    const adding = inProgress.get(folder) ?? add(folder).finally(() => inProgress.delete(folder));
    inProgress.set(folder, adding);
    return adding;
  };
}
