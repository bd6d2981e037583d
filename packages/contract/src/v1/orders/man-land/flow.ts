import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { basis } from '../../../domain/figure.ts';
import { manLandQuestion } from '../../../domain/man-land.ts';
import { orderPermit, orderRowExample } from '../../../domain/media-order.ts';
import { exampleBasis } from '../../../domain/place-insight-example.ts';

/** Media node for people whose scene has no free media. */
export const noMediumNode = 'medium-none';

const node = z.object({ nodeId: z.string(), kind: z.enum(['segment', 'scene', 'medium']), name: z.string() });

export const getManLandFlow = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/man-land/flow',
  permit: orderPermit,
  scope: { medium: null, facts: ({ nodes, links, withheld }) => [...nodes, ...links, { withheld }] },
  summary: '人地匹配的流向：目标人群 → 场景 → 媒体，日均人次',
  privacy: 'refused',
  reads: ['order'],
  input: manLandQuestion.omit({ unit: true }),
  output: z.object({
    basis,
    nodes: z.array(node),
    /** People per day; from scene to media in proportion to the positions and lines of each medium there. */
    links: z.array(z.object({ from: z.string(), to: z.string(), people: z.number() })),
    /** Number of withheld pairs of group and scene. */
    withheld: z.int(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: { basis: exampleBasis.basis, nodes: [], links: [], withheld: 0 },
  },
});
