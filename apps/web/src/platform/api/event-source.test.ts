import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readEventData } from './event-source.ts';

function streamOf(chunks: readonly Uint8Array[], onCancel = () => undefined): ReadableStream<Uint8Array> {
  const rest = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = rest.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
    cancel: onCancel,
  });
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEventData(stream)) events.push(event);
  return events;
}

test('messages come out whole however the network cuts them', async () => {
  const messages = ['{"a":"Zürich 🏨"}', '{"b":2}', '{"c":[1,2]}'];
  const bytes = new TextEncoder().encode(
    `: still here\n\n${messages.map((message) => `data: ${message}\n\n`).join(': beat\n\n')}`,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 12 }), async (cuts) => {
      const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const chunks = edges.slice(1).map((end, index) => bytes.slice(edges[index], end));
      expect(await collect(streamOf(chunks))).toEqual(messages);
    }),
  );
});

test('leaving early closes the connection', async () => {
  const cancelled = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: cancelled,
  });
  for await (const _ of readEventData(endless)) break;
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
});
