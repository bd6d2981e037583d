import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const checkCertificate = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/check-certificate',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '用独立核对程序在同一请求与同一数据上重新核对一份最优性证书',
  privacy: 'refused',
  input: z.object({ planId, cityCode }),
  output: z.object({
    /** The statement is true and proved: plan, cost, value and bound. */
    holds: z.boolean(),
    /** Why it does not hold; empty where it does. */
    reasons: z.array(z.string()),
    checkedAt: z.string(),
    /** Work of the checker, seconds. */
    seconds: z.number(),
    /** SHA-256 of the certificate as it is downloaded, in hexadecimal. */
    certificateSha256: z.string(),
    instanceHash: z.string(),
    /** As the checker computed them; null where the certificate does not allow it. */
    costFen: z.number().nullable(),
    value: z.number().nullable(),
    upperBound: z.number().nullable(),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: {
      holds: true,
      reasons: [],
      checkedAt: '2026-11-21T10:00:00+08:00',
      seconds: 1.8,
      certificateSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      instanceHash: '5d41402abc4b2a76b9719d911017c592',
      costFen: 300_000_000,
      value: 4_251_477,
      upperBound: 4_368_873,
    },
  },
});
