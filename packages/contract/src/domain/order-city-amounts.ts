import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { noAmounts } from './media-order.ts';

/** Amounts of an order by city, of the bus media or of the others. */
export const orderCityAmounts = z.object({
  rows: z.array(
    z.object({
      cityCode: z.string(),
      cityName: z.string(),
      tier: z.string().nullable(),
      mediumId: z.int(),
      mediumName: z.string(),
      formId: z.int(),
      formName: z.string(),
      items: z.int(),
      units: z.int(),
      amounts,
    }),
  ),
  totals: amounts,
});

export const orderCityAmountsExample: z.input<typeof orderCityAmounts> = {
  rows: [
    {
      cityCode: '440300',
      cityName: '深圳市',
      tier: '一线',
      mediumId: 1,
      mediumName: '公交车身',
      formId: 1,
      formName: '全车彩贴',
      items: 3,
      units: 12,
      amounts: noAmounts,
    },
  ],
  totals: noAmounts,
};
