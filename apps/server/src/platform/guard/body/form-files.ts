import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

export interface FormFile {
  size: number;
  read(): Promise<Uint8Array>;
}

const kept = new WeakMap<FastifyRequest, FileHandle[]>();

/**
 * Keeps a file of a form on disk until `deleteFiles`: in memory, a few slow senders would fill that of a process. It is removed from its folder as
 * soon as it is open, so nothing is left there however the process ends.
 * @throws {ApiError} `server.unavailable` if the disk takes nothing
 */
export async function keepFile(
  request: FastifyRequest,
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
): Promise<FormFile> {
  const handle = await onDisk(() => openNameless(folder));
  kept.set(request, [...(kept.get(request) ?? []), handle]);
  let size = 0;
  for await (const chunk of chunks) {
    await onDisk(() => handle.appendFile(chunk));
    size += chunk.byteLength;
  }
  return { size, read: () => wholeFile(handle, size) };
}

export async function deleteFiles(request: FastifyRequest): Promise<void> {
  const handles = kept.get(request) ?? [];
  kept.delete(request);
  await Promise.all(handles.map((handle) => handle.close()));
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

async function wholeFile(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(size);
  for (let at = 0; at < size; ) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('A file of a form has become shorter');
    at += bytesRead;
  }
  return bytes;
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ApiError('server.unavailable', { cause });
  }
}
