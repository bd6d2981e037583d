import { createHash, randomBytes } from 'node:crypto';
import { permissionStructure, type PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import type { KeyScope } from './api-key.ts';
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
  /** The key that the request came with, in place of a session. */
  readonly apiKey?: KeyScope;
}

/** How a session was begun, and whether it may do anything yet. */
export interface SessionState {
  readonly signedInBy: 'password' | 'company';
  readonly openedAt: Date;
  /**
   * What is to be done before any other call: set-up where the user's role requires a second factor and there is none,
   * enter where the user has one that this session has not passed.
   */
  readonly factorStep: 'none' | 'set-up' | 'enter';
}

/** A valid session and its user. */
export interface FoundSession {
  readonly user: SignedInUser;
  readonly state: SessionState;
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
  session: {
    userId: string;
    now: Date;
    hours: number;
    address?: string;
    client?: string | null;
    /** Default: by password, without a second factor. */
    by?: SessionState['signedInBy'];
    hasSecondFactor?: boolean;
  },
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
      signed_in_by: session.by ?? 'password',
      has_second_factor: session.hasSecondFactor ?? false,
      last_used_at: session.now,
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
  readonly signedInBy: SessionState['signedInBy'];
  readonly openedAt: Date;
  readonly lastUsedAt: Date;
  readonly hasPassed: boolean;
  readonly hasFactor: boolean;
  readonly roleNeedsFactor: boolean;
}

/** A password is never accepted without the user's second factor, a company's sign-in may be. */
function factorStepOf(row: SessionRow): SessionState['factorStep'] {
  const { hasPassed, hasFactor, roleNeedsFactor, signedInBy } = row;
  if (hasPassed || !(roleNeedsFactor || (hasFactor && signedInBy === 'company'))) return 'none';
  return hasFactor ? 'enter' : 'set-up';
}

/** Use is noted to the minute, so that not every request writes. */
const notedMilliseconds = 60_000;

async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session_token')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', now)
    .execute();
}

export interface SessionRules {
  readonly now: Date;
  /** Minutes without use after which a session ends; 0 for never. */
  readonly idleMinutes: number;
  /** True where the request is the client's own, not its user's: it does not count as use. */
  readonly isIdle: boolean;
}

const wellFormedToken = /^[A-Za-z0-9_-]{43}$/;

/** The session of a token, or null when it is unknown, expired, idle, revoked, or its user is disabled. */
export async function findSession(
  db: Db,
  token: string,
  { now, idleMinutes, isIdle }: SessionRules,
  onDamaged: (reason: string) => void,
): Promise<FoundSession | null> {
  if (!wellFormedToken.test(token)) return null;
  const idleSince = idleMinutes === 0 ? new Date(0) : new Date(now.getTime() - idleMinutes * 60_000);
  // Runs before every call, so the SQL is written out: building it would take longer than executing it.
  const { rows } = await sql<SessionRow>`
    select session_token.id as "sessionId", app_user.id as "userId", app_user.user_name as "userName",
      app_user.nick_name as "nickName", organisation.id as "organisationId",
      organisation.name as "organisationName", organisation.kind as "organisationKind",
      role.name as "roleName", role.permission::text as permission,
      session_token.signed_in_by as "signedInBy", session_token.created_at as "openedAt",
      session_token.last_used_at as "lastUsedAt", session_token.has_second_factor as "hasPassed",
      app_user.second_factor_confirmed as "hasFactor", role.needs_second_factor as "roleNeedsFactor"
    from session_token
    join app_user on app_user.id = session_token.user_id
    join organisation on organisation.id = app_user.organisation_id
    join role on role.id = app_user.role_id
    where session_token.token_hash = ${hashOf(token)} and session_token.revoked_at is null
      and session_token.expires_at > ${now} and session_token.last_used_at > ${idleSince}
      and app_user.is_enabled`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const {
    signedInBy,
    openedAt,
    lastUsedAt,
    hasPassed: _,
    hasFactor: __,
    roleNeedsFactor: ___,
    ...user
  } = row;
  if (!isIdle && now.getTime() - lastUsedAt.getTime() > notedMilliseconds)
    await noteUse(db, row.sessionId, now);
  const permission = effectivePermission(permissionOf(row.permission, onDamaged), row.organisationKind);
  const state = { signedInBy, openedAt, factorStep: factorStepOf(row) };
  return { user: { ...user, permission }, state };
}

/** Notes that a session has passed a second factor. */
export async function passSecondFactor(db: DbOrTransaction, sessionId: string): Promise<void> {
  await db
    .updateTable('session_token')
    .set({ has_second_factor: true })
    .where('id', '=', sessionId)
    .execute();
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

/** Ends sessions that were not used for so long; 0 minutes for none. */
export async function endIdleSessions(db: Db, now: Date, idleMinutes: number): Promise<void> {
  if (idleMinutes === 0) return;
  await db
    .updateTable('session_token')
    .set({ revoked_at: now, revoked_reason: 'idle' })
    .where('revoked_at', 'is', null)
    .where('last_used_at', '<=', new Date(now.getTime() - idleMinutes * 60_000))
    .execute();
}

/** Drops sessions that ended long ago; the audit log keeps their sign-ins. */
export async function dropOldSessions(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptAfterExpiryMilliseconds);
  await db.deleteFrom('session_token').where('expires_at', '<', old).execute();
}
