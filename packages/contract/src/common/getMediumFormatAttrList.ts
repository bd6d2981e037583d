import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { deck } from '../domain/bus.ts';
import { permissionGroups } from '../permission/permission-tree.ts';

export const getMediumFormatAttrList = endpoint({
  method: 'GET',
  path: 'common/getMediumFormatAttrList',
  permit: 'signed-in',
  scope: { grants: permissionGroups },
  summary: '可见媒体的形式及其属性',
  input: z.object({ mediumId: z.coerce.number().int().min(0).max(10_000).optional() }),
  output: z.array(
    z.object({
      mediumId: z.int(),
      mediumName: z.string(),
      formId: z.int(),
      formName: z.string(),
      unit: z.string(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
      /** Vehicles only. */
      decks: z.array(deck),
      /** Visible share of a bus form relative to a full wrap (a declared factor); null for other media. */
      visibilityFactor: z.number().nullable(),
      productionFenPerUnit: z.int(),
    }),
  ),
  example: {
    input: { mediumId: 1 },
    output: [
      {
        mediumId: 1,
        mediumName: '公交车身',
        formId: 1,
        formName: '全车彩贴',
        unit: '辆',
        attributes: [{ name: '位置', value: '车身两侧与车尾' }],
        decks: ['single', 'double'],
        visibilityFactor: 1,
        productionFenPerUnit: 260_000,
      },
    ],
  },
});
