import type { FastifyInstance, InjectOptions } from 'fastify';

/** Answers a call of the API in-process, for pages rendered on the server: the same route, guard and validation as over the network. */
export function dispatchTo(http: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const options: InjectOptions = {
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host: url.host },
      remoteAddress: request.headers.get('x-forwarded-for') ?? '127.0.0.1',
    };
    if (request.body !== null) options.payload = Buffer.from(await request.arrayBuffer());
    const answer = await http.inject(options);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined) headers.append(name, String(one));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
