import { z } from 'zod';
import type { ExportAction } from '../../core/audit-action.ts';
import { endpoint } from '../../core/endpoint.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

const exportRow = z.object({
  exportId: z.string(),
  action: z.custom<ExportAction>((value) => typeof value === 'string' && value.startsWith('export.')),
  /** The call and its input, to make it again; null where the input was too long to be kept. */
  again: z.object({ call: z.string(), input: z.record(z.string(), z.json()) }).nullable(),
  state: z.enum(['running', 'done', 'failed']),
  /** Null until the file is made. */
  fileName: z.string().nullable(),
  byteCount: z.int().nullable(),
  /** Why it failed. */
  message: z.string().nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});

export const listExports = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'exports/list',
  permit: 'signed-in',
  scope: 'own',
  summary: '导出中心：本人的导出与状态，最新在前，分页',
  reads: ['export'],
  input: pageInput,
  output: pageOf(exportRow),
  example: {
    input: {},
    output: {
      rows: [
        {
          exportId: '0193a1b2-0000-7000-8000-000000000009',
          action: 'export.quotation',
          again: { call: 'v1/orders/quotation', input: { of: 'o-1' } },
          state: 'done',
          fileName: '星河汽车_秋季通勤_报价单_V1_20261121.xlsx',
          byteCount: 18_204,
          message: null,
          startedAt: '2026-11-21T06:00:00.000Z',
          endedAt: '2026-11-21T06:00:01.000Z',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
