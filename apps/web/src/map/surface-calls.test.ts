import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AmapSurface } from './amap/amap-surface.ts';
import { fakeAmap, FakeMap } from './amap/testing/fake-amap.ts';
import { CanvasSurface } from './canvas/canvas-surface.ts';

/** Methods that layers, controls and view call on a map, by the text of their files; not what only MapLibre is given. */
function calledOnMaps(): string[] {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter(
    (name) => /[.]tsx?$/.test(name) && !/[.]test[.]|^(start-map|keep-names-off)/.test(name),
  );
  const calls = files.flatMap((name) => [
    ...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bmap\s*[.](\w+)\s*(?:<[^>]*>)?\(/g),
  ]);
  return [...new Set(calls.map(([, method]) => method))];
}

test('AMap has whatever is called on a map', () => {
  const called = calledOnMaps();
  expect(called.length).toBeGreaterThan(15);
  const surface = new AmapSurface(
    fakeAmap().library,
    new FakeMap({ clientWidth: 800 } as HTMLElement, { mapStyle: 'amap://styles/light' }),
  );
  expect(called.filter((method) => !(method in surface))).toEqual([]);
});

test('the canvas map has every method called on a map, except the base map of AMap', () => {
  const missing = calledOnMaps().filter((method) => !(method in CanvasSurface.prototype));
  expect(missing).toEqual(['setTheme']);
});
