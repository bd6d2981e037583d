import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationOf, copyConfiguration, lacksOf, type ConfiguredPart } from './copy-cities.ts';
import { lineOf, totalOf, type Offer, type OfferTerms } from './offer-choice.ts';
import { noWishes } from './wished-units.ts';

const [here, there] = ['440300', '310100'];
const offer = (n: number, over: Partial<Offer> = {}): Offer => ({
  unitKey: `face-${n}`,
  faceId: `face-${n}`,
  lineId: null,
  deck: null,
  unitName: `站亭 ${n}`,
  level: 'A',
  lng: null,
  lat: null,
  capacity: 6,
  freeUnits: 6,
  priceFen: 100_000 + n,
  priceDays: 28,
  isSamplePrice: false,
  productionFen: 5000,
  ...over,
});
const terms = (cityCode: string): OfferTerms => ({
  cityCode,
  mediumId: 2,
  mediumName: '候车亭',
  formId: 1,
  formName: '灯箱',
  unit: '面',
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  discountPermille: 900,
});

test('a configuration counts the units of a city by form and level', () => {
  const items = [
    lineOf(offer(1), terms(here), 2),
    lineOf(offer(2), terms(here), 3),
    lineOf(offer(3, { level: 'B' }), terms(here), 1),
    lineOf(offer(4), terms(there), 5),
  ];
  expect(
    configurationOf(items, here).map(({ level, units, mostPerUnit }) => [level, units, mostPerUnit]),
  ).toEqual([
    ['A', 5, 3],
    ['B', 1, 1],
  ]);
});

const part = (units: number, mostPerUnit: number): ConfiguredPart => ({
  mediumId: 2,
  mediumName: '候车亭',
  formId: 1,
  formName: '灯箱',
  unit: '面',
  level: 'A',
  units,
  mostPerUnit,
});
const copy = (
  asked: ConfiguredPart,
  offers: Offer[],
  over: Partial<Parameters<typeof copyConfiguration>[2]> = {},
) =>
  copyConfiguration(there, [{ part: asked, offers, terms: terms(there) }], {
    scale: 1,
    chosen: [],
    wishes: noWishes,
    ...over,
  });

test('as many units are taken in the order of the offers, of one no more than the model has', () => {
  const copied = copy(part(5, 3), [offer(1, { freeUnits: 2 }), offer(2), offer(3)]);
  expect(copied.items.map(({ input }) => [input.faceId, input.quantity, input.cityCode])).toEqual([
    ['face-1', 2, there],
    ['face-2', 3, there],
  ]);
  expect(copied.totalFen).toBe(totalOf(copied.items).totalFen);
  expect(lacksOf(copied)).toEqual([]);
});

test('by the budget the number of units follows its ratio; what is not there stays short and is named', () => {
  const copied = copy(part(4, 4), [offer(1, { freeUnits: 3 })], { scale: 2 });
  expect(copied.parts).toMatchObject([{ wanted: 8, found: 3 }]);
  expect(lacksOf(copied)).toEqual(['候车亭·灯箱 A 缺 5 面']);
});

test('wanted units come first, unwanted and chosen ones not at all', () => {
  const unit = (n: number) => ({ unitId: `face-${n}`, unitName: `站亭 ${n}`, cityName: '上海市' });
  const wishes = { mustUnits: [unit(3)], excludedUnits: [unit(1)] };
  const chosen = [lineOf(offer(2), terms(there), 1)];
  const copied = copy(part(2, 1), [offer(1), offer(2), offer(3), offer(4)], { wishes, chosen });
  expect(copied.items.map(({ input }) => input.faceId)).toEqual(['face-3', 'face-4']);
});

test('never more than is free, wanted or as much of one unit; never a unit twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(8), { maxLength: 12 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
      (free, units, most, scale) => {
        const offers = free.map((freeUnits, n) => offer(n, { freeUnits }));
        const { items, parts } = copy(part(units, most), offers, { scale });
        const [{ wanted, found }] = parts;
        expect(wanted).toBe(Math.max(1, Math.round(units * scale)));
        const possible = free.reduce((sum, one) => sum + Math.min(one, most), 0);
        expect(found).toBe(Math.min(wanted, possible));
        expect(items.reduce((sum, { input }) => sum + input.quantity, 0)).toBe(found);
        expect(new Set(items.map(({ input }) => input.faceId)).size).toBe(items.length);
        for (const { input } of items)
          expect(input.quantity).toBeLessThanOrEqual(Math.min(most, free[Number(input.faceId!.slice(5))]));
      },
    ),
  );
});
