import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { figure } from '../../domain/figure.ts';
import { planBrief, planStrategy } from '../../domain/plan.ts';
import { exampleBrief, noFigure, smartSelectPermit } from '../../domain/smart-plan.ts';

export const checkFeasibility = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'smart-select/feasibility',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '需求是否可行；不可行时列出相互冲突的约束',
  privacy: { cover: { audiences: [{ path: 'cities', persons: 'taPersons' }] } },
  input: z.object({ brief: planBrief, strategy: planStrategy.prefault({}) }),
  output: z.object({
    isFeasible: z.boolean(),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        budgetFen: z.int(),
        candidateLines: z.int(),
        cheapestVehicleFen: z.int().nullable(),
        /** The least that can be bought of a line: its least vehicles and its design. */
        leastLineFen: z.int().nullable(),
        mustHaveFen: z.int(),
        taPersons: figure,
        /** A minimal set of constraints that cannot hold together, in words; empty when feasible. */
        conflicts: z.array(z.string()),
        /** The least budget that satisfies the other constraints, in words, where the budget is one of the conflict. */
        leastBudget: z.string().nullable(),
      }),
    ),
  }),
  example: {
    input: { brief: exampleBrief },
    output: {
      isFeasible: true,
      cities: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          budgetFen: 300_000_000,
          candidateLines: 1054,
          cheapestVehicleFen: 800_000,
          leastLineFen: 4_053_000,
          mustHaveFen: 0,
          taPersons: noFigure,
          conflicts: [],
          leastBudget: null,
        },
      ],
    },
  },
});
