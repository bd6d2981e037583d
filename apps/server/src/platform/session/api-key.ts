import { createHash, randomBytes } from 'node:crypto';
import { apiKeyPrefix } from '@ooh/contract/domain/api-key';
import { jsonb, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { findReader } from './reader.ts';
import type { SignedInUser } from './session.ts';

/** What a key may import. */
export interface KeyScope {
  readonly keyId: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly cityCodes: readonly string[];
  /** Saved ways of reading files, one of a kind at most. */
  readonly templates: readonly KeyTemplate[];
}

interface KeyTemplate {
  readonly templateId: string;
  readonly name: string;
  readonly kind: string;
}

export interface NewApiKey {
  readonly userId: string;
  readonly name: string;
  readonly kinds: readonly string[];
  readonly cityCodes: readonly string[];
  readonly templates: readonly KeyTemplate[];
  readonly now: Date;
  readonly expiresAt: Date;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const hintLength = apiKeyPrefix.length + 4;

/** Makes a key of 256 random bits; only its hash is stored. */
export async function insertApiKey(
  db: DbOrTransaction,
  { userId, name, kinds, cityCodes, templates, now, expiresAt }: NewApiKey,
): Promise<{ readonly keyId: string; readonly secret: string }> {
  const secret = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
  const { key_id: keyId } = await db
    .insertInto('api_key')
    .values({
      user_id: userId,
      name,
      token_hash: hashOf(secret),
      hint: secret.slice(0, hintLength),
      kinds: [...kinds],
      city_codes: [...cityCodes],
      templates: jsonb(templates),
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  return { keyId, secret };
}

const wellFormed = /^ooh_[A-Za-z0-9_-]{43}$/;
/** Use is noted to the minute, so that not every request writes. */
const notedMilliseconds = 60_000;

/**
 * Whom a key acts for, with the user's current permissions and the key's scope; null for an unknown, expired or revoked
 * key, and for one of a disabled user. Asked before every call, so that a revoked key is refused at once.
 */
export async function findKeyUser(db: Db, token: string, now: Date): Promise<SignedInUser | null> {
  if (!wellFormed.test(token)) return null;
  const key = await db
    .selectFrom('api_key')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const reader = key && (await findReader(db, key.user_id));
  if (!key || !reader) return null;
  if (key.last_used_at === null || now.getTime() - key.last_used_at.getTime() > notedMilliseconds)
    await db.updateTable('api_key').set({ last_used_at: now }).where('key_id', '=', key.key_id).execute();
  const { key_id: keyId, name, kinds, city_codes: cityCodes, templates } = key;
  return {
    ...reader,
    sessionId: keyId,
    nickName: `${reader.nickName}（API 密钥「${name}」）`,
    apiKey: { keyId, name, kinds, cityCodes, templates },
  };
}
