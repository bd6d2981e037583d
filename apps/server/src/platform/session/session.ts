import { createHash, randomBytes } from 'node:crypto';
import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { effectivePermission } from './effective-permission.ts';

/** The caller of a request, as currently stored. */
export interface SignedInUser {
  readonly sessionId: string;
  readonly userId: string;
  readonly userName: string;
  readonly nickName: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly organisationKind: 'platform' | 'agency' | 'advertiser';
  readonly roleName: string;
  /** The user's permissions; none when the stored structure is damaged. */
  readonly permission: PermissionStructure;
}

export interface OpenedSession {
  /** Given to the client once; only its hash is stored. */
  readonly token: string;
  readonly expiresAt: Date;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Opens a session: a random token of 256 bits. */
export async function openSession(
  db: DbOrTransaction,
  session: { userId: string; now: Date; hours: number; address?: string; client?: string | null },
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(session.now.getTime() + session.hours * 3_600_000);
  await db
    .insertInto('session_token')
    .values({
      user_id: session.userId,
      token_hash: hashOf(token),
      created_at: session.now,
      expires_at: expiresAt,
      address: session.address ?? null,
      client: session.client ?? null,
    })
    .execute();
  return { token, expiresAt };
}

/** Cache of parsed structures by their text: every request needs one of a few roles. */
const readTexts = new Map<string, PermissionStructure>();
const maxTexts = 500;

/** Parses a structure. The cache key is the text itself, so a changed role is never missed. */
function permissionOf(text: string, onDamaged: (reason: string) => void): PermissionStructure {
  const known = readTexts.get(text);
  if (known !== undefined) return known;
  let isDamaged = false;
  const permission = readPermission(JSON.parse(text), (reason) => {
    isDamaged = true;
    onDamaged(reason);
  });
  if (isDamaged) return permission;
  if (readTexts.size >= maxTexts) readTexts.clear();
  readTexts.set(text, permission);
  return permission;
}

/** Reads a stored structure. A damaged one grants nothing and is reported. */
export function readPermission(stored: unknown, onDamaged: (reason: string) => void): PermissionStructure {
  const parsed = permissionStructure.safeParse(stored);
  if (parsed.success) return parsed.data;
  onDamaged(parsed.error.message);
  return permissionStructure.parse({});
}

interface SessionRow extends Omit<SignedInUser, 'permission'> {
  readonly permission: string;
}

const wellFormedToken = /^[A-Za-z0-9_-]{43}$/;

/** The user behind a token, or null when it is unknown, expired, revoked, or its user is disabled. */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  onDamaged: (reason: string) => void,
): Promise<SignedInUser | null> {
  if (!wellFormedToken.test(token)) return null;
  // Runs before every call, so the SQL is written out: building it would take longer than executing it.
  const { rows } = await sql<SessionRow>`
    select session_token.id as "sessionId", app_user.id as "userId", app_user.user_name as "userName",
      app_user.nick_name as "nickName", organisation.id as "organisationId",
      organisation.name as "organisationName", organisation.kind as "organisationKind",
      role.name as "roleName", role.permission::text as permission
    from session_token
    join app_user on app_user.id = session_token.user_id
    join organisation on organisation.id = app_user.organisation_id
    join role on role.id = app_user.role_id
    where session_token.token_hash = ${hashOf(token)} and session_token.revoked_at is null
      and session_token.expires_at > ${now} and app_user.is_enabled`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const permission = permissionOf(row.permission, onDamaged);
  return { ...row, permission: effectivePermission(permission, row.organisationKind) };
}

/** Ends a user's sessions: all, all but one, or one only. Returns the number ended. */
export async function endSessions(
  db: DbOrTransaction,
  which: { userId: string; exceptSessionId?: string; onlySessionId?: string; reason: string; now: Date },
): Promise<number> {
  const ended = await db
    .updateTable('session_token')
    .set({ revoked_at: which.now, revoked_reason: which.reason })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', which.now)
    .$call((query) =>
      which.onlySessionId === undefined ? query : query.where('id', '=', which.onlySessionId),
    )
    .$call((query) =>
      which.exceptSessionId === undefined ? query : query.where('id', '!=', which.exceptSessionId),
    )
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

const keptAfterExpiryMilliseconds = 30 * 24 * 3_600_000;

/** Drops sessions that ended long ago; the audit log keeps their sign-ins. */
export async function dropOldSessions(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptAfterExpiryMilliseconds);
  await db.deleteFrom('session_token').where('expires_at', '<', old).execute();
}
