import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksOf } from './flow-links.ts';

test('a worked example: what comes into a scene leaves it by the places of each medium', () => {
  const segments = [
    { segmentId: 'label-1', people: [100, null] },
    { segmentId: 'label-2', people: [20, 50] },
  ];
  const scenes = [
    {
      scene: '购物',
      places: new Map([
        [7, 1],
        [2, 3],
      ]),
    },
    { scene: '校园', places: new Map() },
  ];
  expect(linksOf(segments, scenes)).toEqual([
    { from: 'label-1', to: 'scene-购物', people: 100 },
    { from: 'label-2', to: 'scene-购物', people: 20 },
    { from: 'label-2', to: 'scene-校园', people: 50 },
    { from: 'scene-购物', to: 'medium-2', people: 90 },
    { from: 'scene-购物', to: 'medium-7', people: 30 },
    { from: 'scene-校园', to: 'medium-none', people: 50 },
  ]);
});

test('nobody is lost or found on the way', () => {
  const people = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: null });
  const places = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 90 })), {
    selector: ([medium]) => medium,
    maxLength: 6,
  });
  const scenes = fc.array(places, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      scenes,
      fc.array(fc.array(people, { minLength: 5, maxLength: 5 }), { maxLength: 4 }),
      (list, rows) => {
        const links = linksOf(
          rows.map((row, n) => ({ segmentId: `label-${n}`, people: row.slice(0, list.length) })),
          list.map((one, n) => ({ scene: `s${n}`, places: new Map(one) })),
        );
        for (const n of list.keys()) {
          const sum = (end: 'from' | 'to') =>
            links.filter((link) => link[end] === `scene-s${n}`).reduce((all, link) => all + link.people, 0);
          expect(sum('from')).toBeCloseTo(sum('to'), 4);
        }
      },
    ),
  );
});
