import type { BasketItem, BasketView } from '@ooh/contract/domain/basket';
import { expect, test } from 'vitest';
import { basketKeyOf, inverseOf, putOf, sentChange, withChange, type BasketPut } from './basket-changes.ts';

const amounts = { rateCardFen: 100, netFen: 80, productionFen: 10, serviceFen: 4, taxFen: 6, totalFen: 100 };

function itemForTest(n: number, over: Partial<BasketItem> = {}): BasketItem {
  return {
    itemKey: `f${n}|1`,
    cityCode: '440300',
    cityName: '深圳市',
    mediumId: 2,
    mediumName: '公交候车亭',
    formId: 1,
    formName: '候车亭灯箱',
    lineId: null,
    deck: null,
    faceId: `f${n}`,
    unitName: `候车亭${n}`,
    level: 'A',
    unit: '面',
    quantity: 1,
    startDate: '2027-03-01',
    endDate: '2027-03-28',
    days: 28,
    state: 'free',
    freeUnits: 1,
    capacity: 1,
    priceFen: 100,
    priceDays: 28,
    isSamplePrice: true,
    ownDiscountPermille: null,
    discountPermille: 900,
    amounts,
    ...over,
  };
}

function viewForTest(items: readonly BasketItem[]): BasketView {
  const times = (fen: number) => fen * items.length;
  return {
    briefKind: 'free',
    briefId: '',
    briefName: '通用方案篮',
    budgetFen: null,
    startDate: null,
    endDate: null,
    cityCodes: null,
    mediumIds: null,
    items: [...items],
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amounts: {
      rateCardFen: times(100),
      netFen: times(80),
      productionFen: times(10),
      serviceFen: times(4),
      taxFen: times(6),
      totalFen: times(100),
    },
    hasSamplePrices: true,
  };
}

const line: BasketPut = {
  input: {
    cityCode: '440300',
    mediumId: 1,
    formId: 3,
    lineId: 'L1',
    deck: 'double',
    quantity: 4,
    startDate: '2027-03-01',
    endDate: '2027-03-14',
  },
  shown: { unitName: '1 路' },
};

test('a unit is known by its face or its line and deck, with the form', () => {
  expect(basketKeyOf(line.input)).toBe('L1:double|3');
  expect(basketKeyOf(putOf(itemForTest(7)).input)).toBe('f7|1');
});

test('what is added is there at once without a price, what is removed leaves the sums', () => {
  const view = viewForTest([itemForTest(1), itemForTest(2)]);
  const next = withChange(view, { put: [line], remove: ['f1|1'] });
  expect(next.items.map(({ itemKey, amounts: own }) => [itemKey, own?.netFen ?? null])).toEqual([
    ['f2|1', 80],
    ['L1:double|3', null],
  ]);
  expect(next.amounts.netFen).toBe(80);
  expect(next.units).toBe(5);
  expect(next.items[1]).toMatchObject({ days: 14, unitName: '1 路', deck: 'double' });
});

test('a change of an item keeps its place and its names', () => {
  const view = viewForTest([itemForTest(1), itemForTest(2)]);
  const own = putOf(view.items[0]);
  const put = [{ ...own, input: { ...own.input, endDate: '2027-03-07', discountPermille: 500 } }];
  const next = withChange(view, { put, remove: [] });
  expect(next.items.map(({ itemKey }) => itemKey)).toEqual(['f1|1', 'f2|1']);
  expect(next.items[0]).toMatchObject({ days: 7, discountPermille: 500, level: 'A', amounts: null });
});

test('the inverse of any change brings back what was there', () => {
  const view = viewForTest([itemForTest(1, { ownDiscountPermille: 700 }), itemForTest(2)]);
  const own = putOf(view.items[1]);
  const changes = [
    { put: [line], remove: ['f1|1'] },
    { put: [{ ...own, input: { ...own.input, quantity: 9 } }], remove: [] },
    { put: [], remove: ['f1|1', 'f2|1', 'unknown|1'] },
  ];
  const content = ({ items }: BasketView) =>
    items.map((item) => putOf(item).input).sort((a, b) => (basketKeyOf(a) < basketKeyOf(b) ? -1 : 1));
  for (const change of changes) {
    const back = inverseOf(view, change);
    expect(content(withChange(withChange(view, change), back))).toEqual(content(view));
  }
  expect(sentChange(inverseOf(view, changes[0]))).toEqual({
    put: [putOf(view.items[0]).input],
    remove: ['L1:double|3'],
  });
});
