import { access, constants, mkdir } from 'node:fs/promises';
import { PublicError } from '../../apps/server/src/config/public-error.ts';

/** Creates the data folder if it does not exist. @throws {PublicError} when this user cannot write there. */
export async function requireDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new PublicError(
      `The data folder ${dataDir} cannot be written (${reason}): give this user write access, or set DATA_DIR to another folder.`,
    );
  }
}
