import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Stub {
  url: string;
  files: Map<string, { bytes: Buffer; type: string }>;
  /** Answers the next requests with this status. */
  fail: { status: number; times: number };
  close(): void;
}

/** A server that speaks as much of the S3 protocol as the storage uses, for tests. Lists come in pages of two. */
export async function startS3Stub(bucket: string): Promise<S3Stub> {
  const stub: S3Stub = { url: '', files: new Map(), fail: { status: 500, times: 0 }, close: () => undefined };
  const server = createServer((request, response) => void answer(stub, bucket, { request, response }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stub.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return stub;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function answer(stub: S3Stub, bucket: string, { request, response }: Exchange): Promise<void> {
  const url = new URL(request.url ?? '', 'http://stub');
  const body = await buffer(request);
  if (stub.fail.times > 0) {
    stub.fail.times -= 1;
    return void response.writeHead(stub.fail.status).end();
  }
  const signed = /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[^/]+\/s3\/aws4_request/.test(
    request.headers.authorization ?? '',
  );
  if (!signed || !url.pathname.startsWith(`/${bucket}`)) return void response.writeHead(403).end();
  const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
  if (url.searchParams.has('list-type')) return list(stub, url, response);
  if (url.searchParams.has('delete')) return removeAll(stub, body.toString(), response);
  one(stub, { key, body }, { request, response });
}

function one(
  stub: S3Stub,
  { key, body }: { key: string; body: Buffer },
  { request, response }: Exchange,
): void {
  if (request.method === 'PUT') {
    stub.files.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
    return void response.writeHead(200, { etag: '"x"' }).end();
  }
  if (request.method === 'DELETE') {
    stub.files.delete(key);
    return void response.writeHead(204).end();
  }
  const file = stub.files.get(key);
  if (file === undefined) {
    const error = request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>';
    return void response.writeHead(404, { 'content-type': 'application/xml' }).end(error);
  }
  response.writeHead(200, {
    'content-length': file.bytes.length,
    'content-type': file.type,
    'last-modified': new Date(0).toUTCString(),
  });
  response.end(request.method === 'HEAD' ? '' : file.bytes);
}

function list(stub: S3Stub, url: URL, response: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...stub.files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const more = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${page.join('')}</ListBucketResult>`,
  );
}

function removeAll(stub: S3Stub, body: string, response: ServerResponse): void {
  for (const match of body.matchAll(/<Key>([^<]+)<\/Key>/g)) stub.files.delete(match[1] ?? '');
  response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult/>');
}
