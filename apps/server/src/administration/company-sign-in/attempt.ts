import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { openAnswer, sealAnswer } from '../../platform/idempotency/sealed-answer.ts';
import type { Expectations } from './provider.ts';

/** How long a user may take to sign in with the provider. */
const lifeMilliseconds = 10 * 60_000;

// Of this process alone: after a restart an attempt is made again.
const key = randomBytes(32).toString('base64url');
const used = new LRUCache<string, true>({ max: 100_000, ttl: lifeMilliseconds });

const content = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  until: z.number(),
});

/**
 * What is expected of the provider's answer, sealed for the page that began the attempt: nothing is stored for attempts
 * that are not finished, and no other browser can finish it.
 */
export function sealAttempt(expected: Expectations, now: Date): string {
  return sealAnswer(key, { ...expected, until: now.getTime() + lifeMilliseconds });
}

const expired = () => new AppError('refused', '本次企业账号登录已失效，请重新登录');

/** Opens an attempt once; refuses one that is forged, too old, answered with another state or used before. */
export function takeAttempt(sealed: string, state: string, now: Date): Expectations {
  let attempt: z.infer<typeof content>;
  try {
    attempt = content.parse(openAnswer(key, sealed));
  } catch {
    throw expired();
  }
  if (attempt.state !== state || attempt.until < now.getTime() || used.has(attempt.state)) throw expired();
  used.set(attempt.state, true);
  return attempt;
}
