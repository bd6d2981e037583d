import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { effectInput, effectPermit, exampleEffectInput, thirdPartyFigure } from '../domain/effect.ts';

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
        isSample: z.boolean(),
        uploadedBy: z.string(),
        createdAt: z.string(),
        url: z.string(),
      }),
    ),
    /** Of the newest report; delta = third party ÷ platform − 1. */
    figures: z.array(
      thirdPartyFigure.extend({ platform: z.number().nullable(), delta: z.number().nullable() }),
    ),
  }),
  example: { input: exampleEffectInput, output: { attachmentId: null, reports: [], figures: [] } },
});
