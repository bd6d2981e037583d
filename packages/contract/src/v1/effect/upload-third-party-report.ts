import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit, orderId } from '../../domain/effect.ts';

const number = (name: string) =>
  z.coerce
    .number(`${name}须为数字`)
    .min(0, `${name}不能小于 0`)
    .max(1e12, `${name}过大，请核对单位`)
    .optional();
const page = z.coerce.number('页码须为数字').int('页码须为整数').min(1, '页码从 1 开始').max(2000).optional();
const date = z.iso.date('日期格式须为 YYYY-MM-DD').optional();

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
    /** The people that its shares refer to. */
    universe: z.string().trim().max(120).optional(),
    periodFrom: date,
    periodTo: date,
    /** From when on somebody counts as reached. */
    threshold: z.string().trim().max(120).optional(),
    /** Names of its cities, divided by 、 or commas. */
    cities: z.string().trim().max(300).optional(),
    impressions: number('曝光'),
    reach: number('触达人数'),
    reachShare: z.coerce
      .number('到达率须为数字')
      .min(0, '到达率不能小于 0')
      .max(1, '到达率按比例登记：38% 为 0.38')
      .optional(),
    frequency: number('频次'),
    impressionsPage: page,
    reachPage: page,
    reachSharePage: page,
    frequencyPage: page,
  }),
  output: z.object({ reportId: z.string(), version: z.int() }),
  example: {
    input: { orderId: 'o-1', agency: '示例评估机构', issuedOn: '2026-11-20' },
    output: { reportId: 'r-1', version: 1 },
  },
});
