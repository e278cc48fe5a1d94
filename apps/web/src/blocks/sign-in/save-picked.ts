import { saveScan } from '../../features/imports/photo-network/api/save-scan.ts';
import {
  clearPendingImport,
  livesInMemoryOnly,
  readPendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import type { Api } from '../../platform/api/api-client.ts';

/** Without storage, a visitor's selection would not outlive this document: it is saved before leaving. */
export async function savePicked(api: Api, userId: number): Promise<void> {
  if (!livesInMemoryOnly()) return;
  const bundle = readPendingImport();
  if (bundle === null) return;
  await saveScan(api, { bundle, userId });
  clearPendingImport();
}

export const hasPicked = (): boolean => readPendingImport() !== null;
