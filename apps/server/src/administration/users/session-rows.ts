import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction, Selectable } from '../../platform/storage/postgres/database.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type { SessionTokenTable } from '../../platform/storage/postgres/tables/account-tables.ts';

type Row = CallOutput<'v1/admin/sessions/list'>['rows'][number];
type OwnRow = CallOutput<'v1/session/list'>['sessions'][number];

interface Clock {
  readonly now: Date;
  /** The earliest last use of a session that is not idle. */
  readonly idleSince: Date;
}

type Asking = Pick<Context, 'db' | 'config' | 'now'>;

function clockOf({ config, now }: Asking): Clock {
  const at = now();
  const { idleMinutes } = config;
  return {
    now: at,
    idleSince: idleMinutes === 0 ? new Date(0) : new Date(at.getTime() - idleMinutes * 60_000),
  };
}

type Stored = Pick<
  Selectable<SessionTokenTable>,
  | 'id'
  | 'address'
  | 'client'
  | 'signed_in_by'
  | 'created_at'
  | 'last_used_at'
  | 'expires_at'
  | 'revoked_at'
  | 'revoked_reason'
>;

const columns = [
  'session_token.id',
  'session_token.address',
  'session_token.client',
  'session_token.signed_in_by',
  'session_token.created_at',
  'session_token.last_used_at',
  'session_token.expires_at',
  'session_token.revoked_at',
  'session_token.revoked_reason',
] as const;

/** When and why a session ended; null while it is open. */
function endOf(row: Stored, { now, idleSince }: Clock): { at: Date; reason: string | null } | null {
  if (row.revoked_at !== null) return { at: row.revoked_at, reason: row.revoked_reason };
  if (row.expires_at <= now) return { at: row.expires_at, reason: 'expired' };
  if (row.last_used_at > idleSince) return null;
  const idle = now.getTime() - idleSince.getTime();
  return { at: new Date(row.last_used_at.getTime() + idle), reason: 'idle' };
}

function present(row: Stored, own: SignedInUser, clock: Clock): OwnRow {
  const end = endOf(row, clock);
  return {
    sessionId: row.id,
    address: row.address,
    client: row.client,
    signedInBy: row.signed_in_by,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: end?.at.toISOString() ?? null,
    endedReason: end?.reason ?? null,
    isOwn: row.id === own.sessionId,
  };
}

const sessionsWithUsers = (db: DbOrTransaction) =>
  db
    .selectFrom('session_token')
    .innerJoin('app_user', 'app_user.id', 'session_token.user_id')
    .innerJoin('organisation', 'organisation.id', 'app_user.organisation_id');

type Query = ReturnType<typeof sessionsWithUsers>;

const openOnes = (query: Query, { now, idleSince }: Clock): Query =>
  query.where('revoked_at', 'is', null).where('expires_at', '>', now).where('last_used_at', '>', idleSince);

const endedOnes = (query: Query, { now, idleSince }: Clock): Query =>
  query.where((session) =>
    session.or([
      session('revoked_at', 'is not', null),
      session('expires_at', '<=', now),
      session('last_used_at', '<=', idleSince),
    ]),
  );

/** The open sessions of a user, this one first, then by last use. */
export async function openSessionsOf(asking: Asking, user: SignedInUser): Promise<OwnRow[]> {
  const clock = clockOf(asking);
  const rows = await openOnes(sessionsWithUsers(asking.db), clock)
    .where('app_user.id', '=', user.userId)
    .select(columns)
    .orderBy('session_token.last_used_at', 'desc')
    .orderBy('session_token.id', 'desc')
    .execute();
  const shown = rows.map((row) => present(row, user, clock));
  return [...shown.filter(({ isOwn }) => isOwn), ...shown.filter(({ isOwn }) => !isOwn)];
}

/** One page of sessions, the latest first, with the number of all that match. */
export async function listSessionRows(
  asking: Asking,
  own: SignedInUser,
  search: ParsedInput<'v1/admin/sessions/list'>,
): Promise<{ rows: Row[]; total: number }> {
  const { keyword, userId, state, pageNo, pageSize } = search;
  if (userId !== undefined && !isRowId(userId)) return { rows: [], total: 0 };
  const clock = clockOf(asking);
  const pattern = containing(keyword);
  let matching = sessionsWithUsers(asking.db).where((session) =>
    session.or([
      session('app_user.user_name', 'ilike', pattern),
      session('app_user.nick_name', 'ilike', pattern),
      session('session_token.address', 'ilike', pattern),
    ]),
  );
  if (userId) matching = matching.where('app_user.id', '=', userId);
  if (state === 'active') matching = openOnes(matching, clock);
  if (state === 'ended') matching = endedOnes(matching, clock);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select([
      ...columns,
      'app_user.id as userId',
      'app_user.user_name as userName',
      'app_user.nick_name as nickName',
      'organisation.name as organisationName',
    ])
    .orderBy('session_token.created_at', 'desc')
    .orderBy('session_token.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return {
    rows: rows.map((row) => {
      const { userId: id, userName, nickName, organisationName } = row;
      return { ...present(row, own, clock), userId: id, userName, nickName, organisationName };
    }),
    total,
  };
}
