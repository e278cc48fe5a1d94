import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Reads server-sent events (WHATWG HTML, section 9.2) and yields the data of each message. */
export async function* readEventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value.data;
    }
  } finally {
    // Leaving early closes the connection, so that the server stops sending.
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads the events of a fetched answer, one JSON value per message; comments are skipped. */
export async function* readEvents<Event>(response: Response): AsyncGenerator<Event> {
  if (response.body === null) return;
  for await (const data of readEventData(response.body)) yield JSON.parse(data) as Event;
}
