import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withListed } from './listed-items.ts';
import type { ChosenItem } from './offer-choice.ts';

const line = (faceId: string, startDate: string, endDate: string, formId = 1): ChosenItem => ({
  input: {
    cityCode: '440300',
    mediumId: 2,
    formId,
    faceId,
    quantity: 1,
    startDate,
    endDate,
    isGift: false,
  },
  unitName: faceId,
  level: 'A',
  mediumName: '公交候车亭',
  formName: '灯箱',
  unit: '面',
  priceFen: 100,
  priceDays: 7,
  isSamplePrice: true,
  productionFen: 0,
});

test('a row takes the place of what is chosen of its unit on its days, and of nothing else', () => {
  const items = [
    line('f-1', '2027-03-01', '2027-03-07'),
    line('f-1', '2027-03-20', '2027-03-28'),
    line('f-1', '2027-03-01', '2027-03-07', 2),
    line('f-2', '2027-03-01', '2027-03-07'),
  ];
  const row = line('f-1', '2027-03-07', '2027-03-10');
  expect(withListed(items, [row])).toEqual({ items: [...items.slice(1), row], replaced: 1 });
});

test('no two lines of a unit meet when none of the list and none of the order did', () => {
  const day = (n: number) => `2027-03-${String(n + 1).padStart(2, '0')}`;
  // One day a line: each unit and day at most once.
  const lines = fc.uniqueArray(
    fc
      .record({ face: fc.constantFrom('f-1', 'f-2'), at: fc.nat(20) })
      .map(({ face, at }) => line(face, day(at), day(at))),
    { selector: ({ input }) => `${input.faceId} ${input.startDate}` },
  );
  fc.assert(
    fc.property(lines, lines, (items, listed) => {
      const merged = withListed(items, listed);
      const keys = merged.items.map(({ input }) => `${input.faceId} ${input.startDate}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(merged.items.length).toBe(items.length + listed.length - merged.replaced);
      for (const one of listed) expect(merged.items).toContain(one);
    }),
  );
});
