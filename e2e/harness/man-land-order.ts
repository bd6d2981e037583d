import type { CallInput } from '@ooh/contract/registry';
import type { Api } from './api.ts';
import { labelIdsOf } from './seeded-plan.ts';
import { shenzhen } from './shenzhen.ts';

const period = { startDate: '2027-03-01', endDate: '2027-03-28' };
type Item = NonNullable<CallInput<'mediaOrder/update'>['items']>[number];

/** Stores an order for women in Shenzhen that takes the best matched units of the best area. */
export async function storeManLandOrder(api: Api): Promise<string> {
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  const { orderId, version } = await api.call('mediaOrder/create', {
    brief: {
      name: '星河汽车 深圳 人地匹配',
      mode: 'man-land',
      brandId: brand.brandId,
      goal: 'brand',
      cityCodes: [shenzhen],
      mediumIds: [1, 2],
      budgetFen: 60_000_000,
      targetAudience: { groups: [{ conditions: [{ labelIds: await labelIdsOf(api, ['女性']) }] }] },
      ...period,
    },
  });
  const question = { orderId, cityCode: shenzhen };
  const { rows } = await api.call('v1/orders/man-land/matrix', { ...question, pageSize: 1 });
  const units = await api.call('v1/orders/man-land/units', {
    ...question,
    areaId: rows[0].areaId,
    pageSize: 6,
  });
  const items = units.rows.map((unit): Item => {
    const { mediumId, formId, faceId, lineId, deck, discountPermille } = unit;
    const place = faceId === null ? { lineId: lineId!, deck: deck! } : { faceId };
    return { cityCode: shenzhen, mediumId, formId, quantity: 1, discountPermille, ...period, ...place };
  });
  await api.call('mediaOrder/update', { orderId, version, items });
  return orderId;
}
