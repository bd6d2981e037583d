import { exampleStock } from '@ooh/contract/domain/media-stock';
import { expect, test } from 'vitest';
import { stockOf } from './district-stock.ts';

test('the least price of all media stands for a business district, and is a sample where any is', () => {
  const medium = (leastPriceFen: number | null, isSamplePrice: boolean) => ({
    mediumId: 1,
    mediumName: '媒体',
    stock: { ...exampleStock, leastPriceFen, isSamplePrice },
  });
  const media = [medium(900, false), medium(null, false), medium(700, true)];
  expect(stockOf({ units: 9, free: 4, media })).toEqual({
    units: 9,
    free: 4,
    leastPriceFen: 700,
    isSamplePrice: true,
  });
  expect(stockOf({ units: 0, free: 0, media: [] }).leastPriceFen).toBeNull();
});
