import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { basis } from '../../domain/figure.ts';
import { exampleInsight } from '../../domain/plan-insight.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getContributions = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/contributions',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '把触达人数公平分摊到每条线路（Shapley），并给出线路两两重合',
  privacy: 'refused',
  input: z.object({ planId, cityCode, delivery }),
  output: z.object({
    basis,
    /** Minimum contacts that count as reached. */
    k: z.int(),
    /** Persons of the audience that the delivery reaches; the fair parts of all lines add up to it. */
    persons: z.number(),
    /** exact: by formula; sampled: from the given number of random orders, each part with its standard error. */
    method: z.enum(['exact', 'sampled']),
    orders: z.int(),
    /** Sorted by fair part. Lines with contacts of too few panel persons are left out. */
    lines: z.array(
      z.object({
        lineId: z.string(),
        lineName: z.string(),
        vehicles: z.int(),
        /** Reach of the line alone, its fair part, and the loss of the delivery without it. */
        alonePersons: z.number(),
        fairPersons: z.number(),
        standardError: z.number(),
        addedPersons: z.number(),
        /** Line with the largest overlap with this line's reach, and the shared part (0..1); null without one. */
        mostShared: z.object({ lineId: z.string(), lineName: z.string(), share: z.number() }).nullable(),
      }),
    ),
    /** Number of lines left out because of their small sample. */
    withheld: z.int(),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', delivery: { lines: [] } },
    output: {
      basis: exampleInsight.basis,
      k: 1,
      persons: 120_000,
      method: 'exact',
      orders: 0,
      lines: [
        {
          lineId: 'l-1',
          lineName: '1路',
          vehicles: 4,
          alonePersons: 120_000,
          fairPersons: 120_000,
          standardError: 0,
          addedPersons: 120_000,
          mostShared: null,
        },
      ],
      withheld: 0,
    },
  },
});
