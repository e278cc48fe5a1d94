import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { handleError } from './entry.server.tsx';
import { siteContext } from './server/server-context.ts';

function reported(error: unknown, request = new Request('https://staylore.example/en')): unknown[] {
  const heard: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, { origin: '', hasSession: false, onError: (one) => heard.push(one) });
  handleError(error, { request, context });
  return heard;
}

test('what breaks while a page is rendered is reported', () => {
  const fault = new Error('broken');
  expect(reported(fault)).toEqual([fault]);
  const answer = new ErrorResponse(500, 'Internal Server Error', 'broken');
  expect(reported(answer)).toEqual([answer]);
});

test('a form sent to a page without an action, and an aborted page, are not reported as errors', () => {
  const refusal = new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true);
  expect(reported(refusal)).toEqual([]);
  const left = new Request('https://staylore.example/en', { signal: AbortSignal.abort() });
  expect(reported(new Error('too late'), left)).toEqual([]);
});
