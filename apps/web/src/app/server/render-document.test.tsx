import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderAtOnce, renderWaiting } from './render-document.tsx';

const waiting = { nonce: 'n1', timeout: 5_000, onError: () => undefined };

test('a page that waits for nothing is rendered at once, as a document of today', () => {
  const page = <html lang="en" />;
  expect(renderAtOnce(page)).toBe('<!DOCTYPE html><html lang="en"><head></head></html>');
});

test('a form that can be sent before the scripts have come keeps the script that holds it, with the nonce of the page', async () => {
  const page = <form action={() => undefined} />;
  expect(renderAtOnce(page)).toBeNull();
  expect(await renderWaiting(page, waiting)).toMatch(/<script nonce="n1"[^>]*>addEventListener\("submit"/);
});

test('code that is used for the first time is waited for', async () => {
  const Part = lazy(async () => ({ default: () => <p>There</p> }));
  const page = () => (
    <Suspense fallback="Not yet">
      <Part />
    </Suspense>
  );
  expect(renderAtOnce(page())).toBeNull();
  expect(await renderWaiting(page(), waiting)).toContain('<p>There</p>');
});

function Broken(): never {
  throw new Error('broken');
}

test('an error that breaks a page is reported', async () => {
  expect(renderAtOnce(<Broken />)).toBeNull();
  await expect(renderWaiting(<Broken />, waiting)).rejects.toThrow('broken');
});
