import { z } from 'zod';
import { importKinds } from './data-release-names.ts';
import { namedTemplate } from './import-template.ts';

/** Everything after it is random; by it a key is told from a session's token. */
export const apiKeyPrefix = 'ooh_';
/** Longest life of a key, in days. */
export const apiKeyMostDays = 366;

export const apiKeyStates = ['active', 'expired', 'revoked'] as const;
export const apiKeyStateNames = { active: '有效', expired: '已到期', revoked: '已吊销' } as const;

/** A key that imports data in its creator's name, without its secret. */
export const apiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  /** Its first characters, by which it is recognised. */
  hint: z.string(),
  kinds: z.array(z.enum(importKinds)),
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string() })),
  /** By which it reads files of their kinds. */
  templates: z.array(namedTemplate),
  state: z.enum(apiKeyStates),
  createdBy: z.string(),
  isOwn: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const exampleApiKey: ApiKey = {
  keyId: 'k-1',
  name: '点位系统每日同步',
  hint: 'ooh_x7Gk',
  kinds: ['media-positions'],
  cities: [{ cityCode: '440300', cityName: '深圳市' }],
  templates: [],
  state: 'active',
  createdBy: '策划示例',
  isOwn: true,
  createdAt: '2026-11-21T00:00:00.000Z',
  expiresAt: '2027-05-20T00:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
