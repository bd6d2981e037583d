import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { effectInput, effectPermit, exampleEffectInput, thirdPartyFigure } from '../domain/effect.ts';

const comparedFigure = thirdPartyFigure.extend({
  platform: z.number().nullable(),
  delta: z.number().nullable(),
});

export const getThirdPartyEvaluation = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId',
  permit: effectPermit,
  scope: 'city-media',
  summary: '第三方评估报告附件与关键数字对照',
  privacy: 'refused',
  reads: ['effect'],
  input: effectInput,
  output: z.object({
    /** Null while no third party has reported. */
    attachmentId: z.string().nullable(),
    reports: z.array(
      z.object({
        reportId: z.string(),
        version: z.int(),
        attachmentId: z.string(),
        fileName: z.string(),
        agency: z.string(),
        issuedOn: z.string(),
        note: z.string().nullable(),
        /** What its figures refer to, in the agency's words; null where it was not stated. */
        universe: z.string().nullable(),
        periodFrom: z.string().nullable(),
        periodTo: z.string().nullable(),
        threshold: z.string().nullable(),
        figures: z.array(comparedFigure),
        isSample: z.boolean(),
        uploadedBy: z.string(),
        createdAt: z.string(),
        url: z.string(),
      }),
    ),
    /** Of the newest report; delta = third party ÷ platform − 1. */
    figures: z.array(comparedFigure),
    /** What the platform's figures refer to; null while there are none. */
    platformBasis: z
      .object({ universe: z.string(), period: z.string(), threshold: z.string(), audience: z.string() })
      .nullable(),
  }),
  example: {
    input: exampleEffectInput,
    output: { attachmentId: null, reports: [], figures: [], platformBasis: null },
  },
});
