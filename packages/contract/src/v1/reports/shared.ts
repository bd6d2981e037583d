import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleSharedReportPage, sharedReportPage } from '../../domain/report-page.ts';

/** The token is sent in the body, as that of a shared order. */
export const openSharedReport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'reports/shared',
  permit: 'public',
  scope: 'own',
  summary: '凭分享口令查看结案报告客户版的页面，不含照片',
  privacy: 'refused',
  changes: [],
  idempotent: 'never',
  audit: ['order.share-open', 'order.share-refuse'],
  input: z.object({ token: z.string().min(1).max(100) }),
  output: z.object({
    name: z.string(),
    isSample: z.boolean(),
    sharerName: z.string(),
    /** Watermark of the page. */
    watermark: z.string(),
    expiresAt: z.string(),
    pages: z.array(sharedReportPage),
  }),
  example: {
    input: { token: 'a'.repeat(43) },
    output: {
      name: '星河汽车2026冬季品牌焕新',
      isSample: true,
      sharerName: '媒介策划',
      watermark: '媒介策划 分享',
      expiresAt: '2026-11-28T06:00:00.000Z',
      pages: [exampleSharedReportPage],
    },
  },
});
