import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  exampleStrategyCase,
  strategyCase,
  strategyCasePermit,
  strategyCaseGroup,
} from '../domain/strategy-case.ts';

export const getMediaStrategyByCaseId = endpoint({
  method: 'GET',
  path: 'mediaStrategy/getMediaStrategyByCaseId/{caseId}',
  permit: strategyCasePermit,
  scope: { grants: strategyCaseGroup },
  summary: '策略案例详情：背景、洞察、策略、媒介组合、排期、效果与启示',
  privacy: {
    cover: {
      withheld: ['effect'],
      notOfPeople: ['units', 'media', 'similarity', 'parts', 'mix', 'schedule', 'discount'],
    },
  },
  input: z.object({ caseId: z.string().min(1).max(80) }),
  output: strategyCase.extend({
    background: z.string(),
    insight: z.string(),
    approach: z.string(),
    lesson: z.string(),
    mix: z.array(
      z.object({
        mediumId: z.int(),
        mediumName: z.string(),
        formId: z.int(),
        formName: z.string(),
        unit: z.string(),
        units: z.int(),
        days: z.int(),
        rateCardFen: z.int(),
        netFen: z.int(),
        share: z.number(),
      }),
    ),
    /** Flights by medium, both days included. */
    schedule: z.array(
      z.object({
        mediumId: z.int(),
        mediumName: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        units: z.int(),
      }),
    ),
    /** Net ÷ rate card of the visible mix; null where the rate card is 0. */
    discount: z.number().nullable(),
    /** 口径 of the amounts. */
    note: z.string(),
    /** Cases of the same industry or goal most similar first. */
    similar: z.array(z.object({ caseId: z.string(), title: z.string() })),
  }),
  example: {
    input: { caseId: 'sc-440300-1' },
    output: {
      ...exampleStrategyCase,
      background: '…',
      insight: '…',
      approach: '…',
      lesson: '…',
      mix: [],
      schedule: [],
      discount: 0.8,
      note: '金额为示例价',
      similar: [],
    },
  },
});
