// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { aliveEvent, comeAlive, openingMark } from './come-alive.ts';
import { startLate } from './late-start.ts';

const rendered = (script: string) =>
  `<html lang="en"><head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="modulepreload" href="/assets/root.js" nonce="n"/></head><body><script nonce="n">1</script><script nonce="n" type="module" async="">${script}</script></body></html>`;
const asRouterWrites = `;
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('a document asks for no script before it is painted', () => {
  const html = startLate(rendered(asRouterWrites), '/texts.json');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import \*/m);
  const order = [
    'comeAlive',
    'const route0 = await import("/assets/root.js")',
    '__reactRouterRouteModules',
    'import("/assets/entry.js")',
  ];
  const places = order.map((text) => html.lastIndexOf(text));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a document of another form stays as it is', () => {
  for (const html of ['<p>plain</p>', rendered('start();'), rendered('import * as a from "/a.js";')])
    expect(startLate(html, '/texts.json')).toBe(html);
});

const late = {
  modules: ['/assets/root.js'],
  texts: 'data:application/json,null',
  alive: aliveEvent,
  mark: openingMark,
  patience: 60_000,
};

test('scripts are asked for at the first touch, even when the page is not complete', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const asked = comeAlive(late);
  expect(document.querySelector('link')).toBeNull();
  dispatchEvent(new Event('pointerdown'));
  await asked;
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/root.js',
    'data:application/json,null',
  ]);
  document.dispatchEvent(new Event(aliveEvent));
});

test('pictures further down wait until the page has opened, and no longer', async () => {
  expect(startLate(rendered(asRouterWrites), '/texts.json')).toContain(`<html ${openingMark} lang="en">`);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.documentElement.setAttribute(openingMark, '');
  const opened = comeAlive(late);
  expect(document.documentElement.hasAttribute(openingMark)).toBe(true);
  dispatchEvent(new Event('wheel'));
  await opened;
  expect(document.documentElement.hasAttribute(openingMark)).toBe(false);
  document.dispatchEvent(new Event(aliveEvent));
});

test('a button pressed before the page answers is pressed again when it does', async () => {
  void comeAlive(late);
  const button = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  button.click();
  button.addEventListener('click', pressed);
  document.dispatchEvent(new Event(aliveEvent));
  expect(pressed).toHaveBeenCalledTimes(1);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('several buttons pressed before the page answers are all pressed when it does, each once and in their order', () => {
  void comeAlive(late);
  const pressed: string[] = [];
  const buttons = ['first', 'second'].map((name) => {
    const button = document.body.appendChild(document.createElement('button'));
    return { button, hear: () => button.addEventListener('click', () => pressed.push(name)) };
  });
  for (const at of [1, 0, 1]) buttons[at]?.button.click();
  for (const { hear } of buttons) hear();
  document.dispatchEvent(new Event(aliveEvent));
  expect(pressed).toEqual(['second', 'first']);
});

test('what is typed before the page answers reaches the fields that listen', async () => {
  void comeAlive(late);
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'anna';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  document.dispatchEvent(new Event(aliveEvent));
  expect(heard).toEqual(['anna']);
});
