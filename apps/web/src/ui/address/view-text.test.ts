import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseViewText, viewText } from './view-text.ts';

test('a view is written as zoom, latitude and longitude, and the layers that are off', () => {
  const view = { zoom: 10.534, lat: 22.54312345, lng: 114.05791, hidden: ['names', 'heat'] };
  expect(viewText(view)).toBe('10.53/22.54312/114.05791/-names,heat');
  expect(parseViewText('#10.53/22.54312/114.05791/-names,heat')).toEqual({
    zoom: 10.53,
    lat: 22.54312,
    lng: 114.05791,
    hidden: ['names', 'heat'],
  });
});

test('every view survives, rounded', () => {
  fc.assert(
    fc.property(
      fc.record({
        zoom: fc.integer({ min: 0, max: 2200 }).map((value) => value / 100),
        lat: fc.integer({ min: -8_500_000, max: 8_500_000 }).map((value) => value / 100_000),
        lng: fc.integer({ min: -18_000_000, max: 18_000_000 }).map((value) => value / 100_000),
        hidden: fc.array(fc.stringMatching(/^[a-z][a-z-]{0,10}$/), { maxLength: 4 }),
      }),
      (view) => {
        expect(parseViewText(`#${viewText(view)}`)).toEqual(view);
      },
    ),
  );
});

test.each(['', '#', '#main', '#10/99/114', '#10/22.5', '#23/1/1', '#1e3/2/3', '#token-abc'])(
  'no view is read from %j',
  (hash) => {
    expect(parseViewText(hash)).toBeNull();
  },
);
