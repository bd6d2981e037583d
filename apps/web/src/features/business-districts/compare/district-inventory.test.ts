import { exampleInventory } from '@ooh/contract/domain/media-inventory-figures';
import { expect, test } from 'vitest';
import { inventoryOf } from './district-inventory.ts';

test('the least price of all media stands for a business district, and is a sample where any is', () => {
  const medium = (minPriceFen: number | null, isSamplePrice: boolean) => ({
    mediumId: 1,
    mediumName: '媒体',
    inventory: { ...exampleInventory, minPriceFen, isSamplePrice },
  });
  const media = [medium(900, false), medium(null, false), medium(700, true)];
  expect(inventoryOf({ units: 9, free: 4, media })).toEqual({
    units: 9,
    free: 4,
    minPriceFen: 700,
    isSamplePrice: true,
  });
  expect(inventoryOf({ units: 0, free: 0, media: [] }).minPriceFen).toBeNull();
});
