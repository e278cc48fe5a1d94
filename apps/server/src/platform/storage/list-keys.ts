import type { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';

/** Keys of everything in the storage, one page of the driver's list at a time; drafts and other hidden files are left out. */
export async function* listKeys(driver: FSDriver | S3Driver): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await driver.listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const entry of page.objects) {
      if ('key' in entry && !/(^|\/)\./.test(entry.key)) yield entry.key;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
