import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput } from '../../domain/basket.ts';
import { basis, figure } from '../../domain/figure.ts';
import { orderPermit } from '../../domain/media-order.ts';

/** What one item does, and what of it nobody else in the basket does. */
const itemFigures = z.object({
  itemKey: z.string(),
  /** Audience reached by the item alone. */
  reach: figure,
  /** Audience that the basket loses without it. */
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
  summary: '方案篮的触达与重叠：逐城市去重触达、被两项以上触达的人数、每项单独触达与净增',
  privacy: 'refused',
  reads: ['basket'],
  input: z.object(basketBriefInput),
  output: z.object({
    /** The audience in words; the brief's, or everybody. */
    audienceSentence: z.string(),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        /** Why there are no figures. */
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
            /** Items that the model knows nothing of. */
            unmodelledItems: z.int(),
          })
          .nullable(),
      }),
    ),
  }),
  example: { input: {}, output: { audienceSentence: '全体人群', cities: [] } },
});
