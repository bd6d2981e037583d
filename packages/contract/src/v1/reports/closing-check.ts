import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, orderId } from '../../domain/effect.ts';
import { closingVersion, reportIdentity } from '../../domain/report.ts';

export const checkClosingReport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'reports/closing-check',
  permit: effectPermit,
  scope: 'city-media',
  summary: '结案报告的检查：每页能否生成与原因、能否导出、所选照片与校验值',
  privacy: 'refused',
  reads: ['effect', 'report-layout'],
  input: z.object({ orderId, version: closingVersion.default('client') }),
  output: z.object({
    /** Pages of the outline in their order; those that are not ready are left out and named in the appendix. */
    pages: z.array(
      z.object({ page: z.string(), name: z.string(), ready: z.boolean(), reason: z.string().nullable() }),
    ),
    /** Why no file is given out; null when one is. */
    refusal: z.string().nullable(),
    /** Accepted photos of different units. */
    photos: z.array(z.object({ photoId: z.string(), unitName: z.string(), takenAt: z.string().nullable() })),
    /** Of the pages as they are arranged now. */
    identity: reportIdentity,
  }),
  example: {
    input: { orderId: 'o-1' },
    output: {
      pages: [{ page: 'third-party', name: '第三方对照', ready: false, reason: '第三方报告未上传' }],
      refusal: '结论未确认',
      photos: [],
      identity: {
        reportKind: 'closing',
        orderId: 'o-1',
        orderNo: 'DD2611210001',
        version: 'client',
        madeBy: 'u-1',
        dataReleases: [],
        codeVersion: '0.1.0',
        minimumCell: 50,
        asOf: '2026-11-28',
        conclusionVersion: 0,
        layoutVersion: 0,
        seed: '评估不用随机数',
        pages: [],
        hash: '0'.repeat(64),
      },
    },
  },
});
