import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { auditOutcomes, auditPermit } from '../../../domain/administration.ts';
import { auditFilter } from '../../../domain/audit-filter.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

const auditRow = z.object({
  seq: z.int(),
  at: z.string(),
  actorId: z.string().nullable(),
  actorName: z.string().nullable(),
  organisationName: z.string().nullable(),
  /** For example plan.save or session.sign-in. */
  action: z.string(),
  outcome: z.enum(auditOutcomes),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  detail: z.record(z.string(), z.json()),
  /** Hash of the entry and all before it, in hex. */
  hash: z.string(),
});

export const listAudit = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/audit/list',
  permit: auditPermit,
  scope: 'platform',
  summary: '审计日志：按时间、用户、动作、结果筛选，新的在前',
  reads: ['audit'],
  input: pageInput.extend(auditFilter.shape),
  output: pageOf(auditRow),
  example: {
    input: { action: 'session.' },
    output: {
      rows: [
        {
          seq: 1,
          at: '2026-11-21T00:00:00.000Z',
          actorId: 'u-1',
          actorName: 'admin',
          organisationName: '平台运营',
          action: 'session.sign-in',
          outcome: 'done',
          address: '127.0.0.1',
          requestId: '0198c0de-0000-7000-8000-000000000001',
          detail: {},
          hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
