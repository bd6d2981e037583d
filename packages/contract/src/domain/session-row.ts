import { z } from 'zod';

/** A session, open or ended, as its user or an administrator sees it. */
export const sessionRow = z.object({
  sessionId: z.string(),
  address: z.string().nullable(),
  /** User agent as sent by the client. */
  client: z.string().nullable(),
  signedInBy: z.enum(['password', 'company']),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  endedReason: z.string().nullable(),
  /** True for the session of this request. */
  isOwn: z.boolean(),
});

export const exampleSession: z.infer<typeof sessionRow> = {
  sessionId: 's-1',
  address: '127.0.0.1',
  client: 'Mozilla/5.0',
  signedInBy: 'password',
  createdAt: '2026-11-21T00:00:00.000Z',
  lastUsedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-28T00:00:00.000Z',
  endedAt: null,
  endedReason: null,
  isOwn: false,
};
