import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, orderId } from '../../domain/effect.ts';

const number = z.coerce.number().min(0).max(1e12).optional();

export const uploadThirdPartyReport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'effect/third-party-reports',
  kind: 'upload',
  permit: effectPermit,
  scope: 'city-media',
  summary: '上传或替换第三方评估报告（PDF），登记关键数字；仅平台人员',
  changes: ['effect'],
  idempotent: 'by-key',
  audit: ['attachment.upload', 'effect.third-party'],
  input: z.object({
    orderId,
    agency: z.string().trim().min(1, '请填写评估机构').max(60),
    issuedOn: z.iso.date('日期格式须为 YYYY-MM-DD'),
    note: z.string().max(500).optional(),
    impressions: number,
    reach: number,
    reachShare: z.coerce.number().min(0).max(1).optional(),
    frequency: number,
  }),
  output: z.object({ reportId: z.string(), version: z.int() }),
  example: {
    input: { orderId: 'o-1', agency: '示例评估机构', issuedOn: '2026-11-20' },
    output: { reportId: 'r-1', version: 1 },
  },
});
