import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { analysePermit, cityCodeList } from '../domain/media-filter.ts';
import { exampleInventory, inventory } from '../domain/media-inventory-figures.ts';
import { medium } from '../domain/medium.ts';
import { planGoals } from '../domain/plan-names.ts';

export const queryMediaCategories = endpoint({
  method: 'GET',
  path: 'app-analyse-media/categoryQuery',
  permit: analysePermit,
  scope: 'city-media',
  summary: '媒体形式百科：按大类列出媒体与形式的规格、城市数、存量、空位与价格区间',
  reads: ['content', 'release', 'booking'],
  input: z.object({
    cityCodes: cityCodeList,
    category: z.string().max(20).optional(),
    /** Part of a medium's or form's name. */
    keyword: z.string().max(40).default(''),
  }),
  output: z.object({
    asOf: z.string(),
    categories: z.array(
      z.object({
        category: z.string(),
        media: z.array(
          medium.extend({
            cityCount: z.int(),
            inventory,
            /** Creative applications of the medium that may be seen. */
            creativeCount: z.int(),
            /** What its handbook in force recommends it for (适用目标). */
            goals: z.array(z.enum(planGoals)),
            /** What it is like: scenes and features. */
            tags: z.array(z.string()),
            /** Least rate-card price times least units of its cheapest form, for one period; null without a price. */
            leastBudgetFen: z.int().nullable(),
            forms: z.array(
              z.object({
                formId: z.int(),
                formName: z.string(),
                widthMillimeters: z.int(),
                heightMillimeters: z.int(),
                isLit: z.boolean(),
                spotSeconds: z.int().nullable(),
                loopSeconds: z.int().nullable(),
                productionFen: z.int(),
                attributes: z.array(z.object({ name: z.string(), value: z.string() })),
                inventory,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  example: {
    input: {},
    output: {
      asOf: '2026-11-21',
      categories: [
        {
          category: '交通',
          media: [
            {
              mediumId: 2,
              name: '公交候车亭',
              unit: '面',
              category: '交通',
              isMoving: false,
              cityCount: 1,
              inventory: exampleInventory,
              creativeCount: 0,
              goals: ['launch'],
              tags: ['夜间亮灯'],
              leastBudgetFen: 4_200_000,
              forms: [],
            },
          ],
        },
      ],
    },
  },
});
