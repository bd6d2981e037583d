import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { auditPermit } from '../../../domain/administration.ts';

export const verifyAudit = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/audit/verify',
  permit: auditPermit,
  scope: 'platform',
  summary: '核验审计链：任何改动、删除与截断都会显示',
  changes: ['audit'],
  idempotent: 'naturally',
  audit: 'audit.verify',
  input: z.object({
    /** An end of the chain as it was noted elsewhere, for example by the webhook. */
    anchor: z
      .object({
        seq: z.int().min(1),
        hash: z.string().regex(/^[0-9a-f]{64}$/, '哈希须为 64 位小写十六进制'),
      })
      .optional(),
  }),
  output: z.object({
    isWhole: z.boolean(),
    entries: z.int(),
    /** First entry that does not fit the chain. */
    firstBroken: z.int().nullable(),
    /** Number of entries at the end that an earlier check saw and that are now missing. */
    isCutShort: z.boolean(),
    /** Whether the entry of the anchor still is what it was; null where none was given. */
    isAnchorKnown: z.boolean().nullable(),
    checkedAt: z.string(),
  }),
  example: {
    input: {},
    output: {
      isWhole: true,
      entries: 1200,
      firstBroken: null,
      isCutShort: false,
      isAnchorKnown: null,
      checkedAt: '2026-11-21T00:00:00.000Z',
    },
  },
});
