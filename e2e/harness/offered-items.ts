import type { CallInput } from '@ooh/contract/registry';
import type { Api } from './api.ts';
import { shenzhen } from './shenzhen.ts';

type Item = NonNullable<CallInput<'mediaOrder/create'>['items']>[number];

export const flight = { startDate: '2027-03-01', endDate: '2027-03-28' };

/** The first media of Shenzhen that are free for the flight, of the first form; `units` of each where so many are. */
export async function offeredItems(api: Api, mediumId: number, most: number, units = 1): Promise<Item[]> {
  const { rows } = await api.call('v1/orders/offers', {
    cityCode: shenzhen,
    mediumId,
    formId: 1,
    ...flight,
    onlyFree: 'true',
    pageSize: most,
  });
  return rows.map(({ faceId, lineId, deck, freeUnits }) => ({
    cityCode: shenzhen,
    mediumId,
    formId: 1,
    quantity: Math.min(units, freeUnits),
    ...flight,
    ...(faceId === null ? { lineId: lineId!, deck: deck! } : { faceId }),
  }));
}

/** Stores an order of 星河汽车 for bus bodies and shelters in Shenzhen. */
export async function storeOffered(
  api: Api,
  order: {
    name: string;
    budgetFen: number;
    items: readonly Item[];
    mode?: 'base' | 'reference';
    submit?: boolean;
  },
): Promise<{ orderId: string; version: number }> {
  const { items, submit = false, mode = 'base', ...own } = order;
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  return api.call('mediaOrder/create', {
    brief: {
      ...own,
      mode,
      brandId: brand.brandId,
      goal: 'brand',
      cityCodes: [shenzhen],
      mediumIds: [1, 2],
      ...flight,
      targetAudience: {},
    },
    items: [...items],
    submit,
  });
}

/** The id of an order of some free shelters and vehicles, or of one without media. */
export async function storeViewed(api: Api, media: boolean): Promise<string> {
  const items = media ? [...(await offeredItems(api, 1, 4, 2)), ...(await offeredItems(api, 2, 8, 2))] : [];
  const name = media ? '星河汽车 深圳 视图' : '星河汽车 深圳 空单';
  return (await storeOffered(api, { name, budgetFen: 100_000_000, items })).orderId;
}
