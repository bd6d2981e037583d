import type { ApiKey } from '@ooh/contract/domain/api-key';
import { accountPermit } from '@ooh/contract/domain/administration';
import { notFound } from '../../platform/http/app-error.ts';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { presentNames } from '../imports/named-template.ts';
import { cityName } from '../../reference/region/regions.ts';

type User = Pick<SignedInUser, 'userId' | 'permission'>;

/** The keys that a user may see: their own; all for whom administers accounts. */
const visibleKeys = (db: DbOrTransaction, user: User) =>
  db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.id', 'api_key.user_id')
    .$if(!isPermitted(accountPermit, user), (query) => query.where('api_key.user_id', '=', user.userId));

/** Keys, the newest first. */
export async function listKeys(db: DbOrTransaction, user: User, now: Date): Promise<ApiKey[]> {
  const rows = await visibleKeys(db, user)
    .selectAll('api_key')
    .select('app_user.nick_name')
    .orderBy('api_key.created_at', 'desc')
    .orderBy('api_key.key_id', 'desc')
    .limit(500)
    .execute();
  const names = await presentNames(
    db,
    rows.flatMap(({ templates }) => templates),
  );
  return rows.map((row) => ({
    keyId: row.key_id,
    name: row.name,
    hint: row.hint,
    kinds: row.kinds as ApiKey['kinds'],
    cities: row.city_codes.map((cityCode) => ({ cityCode, cityName: cityName(cityCode) })),
    templates: row.templates.flatMap((named) => names.get(named) ?? []),
    state: row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'active',
    createdBy: row.nick_name,
    isOwn: row.user_id === user.userId,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  }));
}

/** Revokes a key that the user sees; one that is revoked already stays so. Returns its name. */
export async function revokeKey(
  transaction: DbOrTransaction,
  user: User,
  keyId: string,
  now: Date,
): Promise<string> {
  const key = isRowId(keyId)
    ? await visibleKeys(transaction, user)
        .select('api_key.name')
        .where('key_id', '=', keyId)
        .executeTakeFirst()
    : undefined;
  if (key === undefined) throw notFound('API 密钥');
  await transaction
    .updateTable('api_key')
    .set({ revoked_at: now })
    .where('key_id', '=', keyId)
    .where('revoked_at', 'is', null)
    .execute();
  return key.name;
}
