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
  summary: '把触达人数公平分摊到每条线路（Shapley），并给出线路两两重合',
  privacy: 'refused',
  input: z.object({ planId, cityCode, delivery }),
  output: z.object({
    basis,
    /** Reach counts from so many contacts. */
    k: z.int(),
    /** Persons of the audience that the delivery reaches; the fair parts of all lines sum to it. */
    persons: z.number(),
    /** exact: by formula; sampled: from so many orders, each part with its standard error. */
    method: z.enum(['exact', 'sampled']),
    orders: z.int(),
    /** In the order of the fair part. Lines that too few panel persons meet are left out. */
    lines: z.array(
      z.object({
        lineId: z.string(),
        lineName: z.string(),
        vehicles: z.int(),
        /** Reach of the line alone, its fair part, and what the delivery loses without it. */
        alonePersons: z.number(),
        fairPersons: z.number(),
        standardError: z.number(),
        addedPersons: z.number(),
        /** Line that shares most of this line's reach, with the share (0..1); null without one. */
        mostShared: z.object({ lineId: z.string(), lineName: z.string(), share: z.number() }).nullable(),
      }),
    ),
    /** Lines left out for their small sample. */
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
