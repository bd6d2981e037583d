import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { plannedOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory, shelterFace } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

// Twelve shelters of two faces: every second in 东区, every fourth, all of them there, at twice the price of the others.
const city = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, city, { shelters: 12 });
});

/** Both faces of shelters. */
const facesOf = (...shelters: readonly number[]) =>
  shelters.flatMap((n) => ([1, 2] as const).map((face) => shelterFace(city, n, face)));
const itemsOf = (faceIds: readonly string[]) =>
  faceIds.map((faceId) => shelterItem(service, city, 0, { faceId }));
const dear = facesOf(0, 4, 8);
const eastern = facesOf(2, 6, 10);
const western = facesOf(1, 3, 5, 7, 9, 11);

const planned = (faceIds: readonly string[]) => plannedOrder(service, itemsOf(faceIds));

async function sought(orderId: string, maxPriceGapPermille: number, sameDistrict: boolean) {
  const replace = { maxPriceGapPermille, sameDistrict };
  const { replacements } = await service.body('v1/orders/check-availability', { orderId, replace });
  return {
    faces: replacements.flatMap(({ replacement }) => replacement?.faceId ?? []),
    lacks: replacements.flatMap(({ lack }) => lack ?? []),
  };
}

test('free items are replaced too, each by the nearest unit of its price, and the order can be held so', async () => {
  const [first, , second] = dear;
  const { orderId, version } = await planned([first, second]);
  const plain = await service.body('v1/orders/check-availability', { orderId });
  expect(plain).toMatchObject({ freeItems: 2, replacements: [] });
  // The other faces of the same shelters.
  const { faces, lacks } = await sought(orderId, 0, true);
  expect({ faces, lacks }).toEqual({ faces: [dear[1], dear[3]], lacks: [] });
  await service.body('mediaOrder/update', { orderId, version, items: itemsOf(faces) });
  expect(await service.body('v1/orders/hold', { orderId })).toMatchObject({ heldItems: 2 });
  await service.body('v1/orders/release', { orderId });
});

test('the price may differ as far as is stated and no further, in the district where that is asked', async () => {
  const { orderId } = await planned(dear);
  const near = await sought(orderId, 499, false);
  expect(near.faces).toEqual([]);
  expect(new Set(near.lacks)).toEqual(new Set(['最接近的刊例价相差 50%，超出 49.9%']));
  const wide = await sought(orderId, 500, true);
  expect(wide.faces.toSorted()).toEqual(eastern.toSorted());
  expect((await sought(orderId, 500, false)).faces).toHaveLength(6);
});

test('what is not free, or not there, is said of every line that stays', async () => {
  const [kept, ...held] = eastern;
  const other = await planned(held);
  await service.body('v1/orders/hold', { orderId: other.orderId });
  const { orderId } = await planned([kept]);
  const { faces, lacks } = await sought(orderId, 0, true);
  expect(faces).toEqual([]);
  expect(lacks).toEqual([expect.stringMatching(/^价格相近的同形式媒体在 .+ 至 .+ 均无空位$/)]);
  const anywhere = await sought(orderId, 0, false);
  expect(western).toContain(anywhere.faces[0]);
  const all = await planned([...dear, ...eastern, ...western]);
  expect(new Set((await sought(all.orderId, 10_000, false)).lacks)).toEqual(
    new Set(['深圳市没有其他够 1 面的同形式媒体在售']),
  );
});
