import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';

type Row = CallOutput<'v1/admin/sessions/list'>['rows'][number];

/** One page of sessions, the latest first, with the number of all that match. */
export async function listSessionRows(
  db: DbOrTransaction,
  own: SignedInUser,
  search: ParsedInput<'v1/admin/sessions/list'>,
  now: Date,
): Promise<{ rows: Row[]; total: number }> {
  const { keyword, userId, state, pageNo, pageSize } = search;
  if (userId !== undefined && !isRowId(userId)) return { rows: [], total: 0 };
  const pattern = containing(keyword);
  let matching = db
    .selectFrom('session_token')
    .innerJoin('app_user', 'app_user.id', 'session_token.user_id')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id')
    .where((session) =>
      session.or([
        session('app_user.user_name', 'ilike', pattern),
        session('app_user.nick_name', 'ilike', pattern),
        session('session_token.address', 'ilike', pattern),
      ]),
    );
  if (userId) matching = matching.where('app_user.id', '=', userId);
  if (state === 'active') matching = matching.where('revoked_at', 'is', null).where('expires_at', '>', now);
  if (state === 'ended')
    matching = matching.where((session) =>
      session.or([session('revoked_at', 'is not', null), session('expires_at', '<=', now)]),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      'session_token.id as sessionId',
      'app_user.id as userId',
      'app_user.user_name as userName',
      'app_user.nick_name as nickName',
      'organisation.name as organisationName',
      'session_token.address as address',
      'session_token.client as client',
      'session_token.created_at as createdAt',
      'session_token.expires_at as expiresAt',
      'session_token.revoked_at as revokedAt',
      'session_token.revoked_reason as revokedReason',
    ])
    .orderBy('session_token.created_at', 'desc')
    .orderBy('session_token.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    rows: rows.map(({ revokedAt, revokedReason, createdAt, expiresAt, ...row }) => {
      const isExpired = revokedAt === null && expiresAt <= now;
      return {
        ...row,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        endedAt: isExpired ? expiresAt.toISOString() : (revokedAt?.toISOString() ?? null),
        endedReason: isExpired ? 'expired' : revokedReason,
        isOwn: row.sessionId === own.sessionId,
      };
    }),
    total,
  };
}
