import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput } from '../../domain/basket.ts';
import { basis, figure } from '../../domain/figure.ts';
import { orderPermit } from '../../domain/media-order.ts';

/** Effect of one item, alone and in addition to the rest of the basket. */
const itemFigures = z.object({
  itemKey: z.string(),
  /** Audience reached by the item alone. */
  reach: figure,
  /** Audience that the basket would lose without the item. */
  added: figure,
  taImpressions: figure,
  /** Net ÷ impressions on the audience × 1000. */
  taCpmFen: z.number().nullable(),
});

export const measureBasket = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/measure',
  permit: orderPermit,
  scope: { own: '本人的投放篮，篮中内容按授权读取' },
  summary: '方案篮的触达与重叠：逐城市去重触达、被两项以上触达的人数、每项单独触达与净增',
  privacy: 'refused',
  reads: ['basket'],
  input: z.object(basketBriefInput),
  output: z.object({
    /** The audience in words: that of the brief, or all people. */
    audienceSentence: z.string(),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        /** Reason why there are no figures. */
        reason: z.string().nullable(),
        figures: z
          .object({
            basis,
            /** Audience persons of the city. */
            universe: figure,
            reach: figure,
            reachShare: figure,
            frequency: figure,
            taImpressions: figure,
            taCpmFen: z.number().nullable(),
            /** Audience reached by two items or more. */
            overlap: figure,
            /** Overlap ÷ reach. */
            overlapShare: z.number().nullable(),
            items: z.array(itemFigures),
            /** Items that the model does not cover. */
            unmodelledItems: z.int(),
          })
          .nullable(),
      }),
    ),
  }),
  example: { input: {}, output: { audienceSentence: '全体人群', cities: [] } },
});
