import { createHmac } from 'node:crypto';
import type { AuditAction } from '@ooh/contract/core/audit-action';
import { noteEntry } from '../storage/postgres/change-watch.ts';
import { sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { canonicalJson } from './canonical-json.ts';

export interface AuditActor {
  readonly userId: string;
  readonly userName: string;
  readonly organisationId: string;
  /** The key by which another system acts in the user's name; entries name it. */
  readonly apiKey?: { readonly keyId: string; readonly name: string };
}

export interface AuditEntry {
  readonly action: AuditAction | `test.${string}`;
  readonly outcome?: 'done' | 'denied' | 'failed';
  readonly actor: AuditActor | null;
  readonly address?: string | null;
  readonly requestId?: string | null;
  /** Ids and figures; never passwords, tokens or personal data. */
  readonly detail?: Record<string, unknown>;
}

/** The record of every change, export, sign-in and denial: a chain of keyed hashes that reveals any later edit. */
export interface AuditLog {
  /** Within a transaction the entry is committed or rolled back with the change. */
  record(entry: AuditEntry, transaction?: DbOrTransaction): Promise<void>;
  /**
   * Records at most one entry per minute, or other period, and key, with the number of entries omitted since: requests that
   * anyone can send without limit cannot fill the log.
   */
  recordThinned(key: string, entry: AuditEntry, periodMilliseconds?: number): Promise<void>;
  /** Sequence number of the first entry that does not fit the chain, or null when the chain is intact. */
  firstBroken(): Promise<number | null>;
}

interface ChainRow {
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly organisation_id: string | null;
  readonly action: string;
  readonly outcome: string;
  readonly address: string | null;
  readonly request_id: string | null;
  readonly detail: unknown;
}

const genesis = Buffer.alloc(32);
/** One writer of the chain at a time, across processes. */
const chainLock = 7_291_001;

function hashOf(secret: string, previous: Buffer, row: ChainRow): Buffer {
  const fields = [
    row.at.toISOString(),
    row.actor_id,
    row.actor_name,
    row.organisation_id,
    row.action,
    row.outcome,
    row.address,
    row.request_id,
    row.detail,
  ];
  return createHmac('sha256', secret).update(previous).update(canonicalJson(fields)).digest();
}

/** Appends rows to the chain, in their order. */
async function append(db: DbOrTransaction, secret: string, rows: readonly ChainRow[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(db);
  const last = await db
    .selectFrom('audit_log')
    .select('hash')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  let previous: Buffer = last?.hash ?? genesis;
  for (const row of rows) {
    const hash = hashOf(secret, previous, row);
    await db
      .insertInto('audit_log')
      .values({
        ...row,
        outcome: row.outcome as 'done',
        detail: JSON.stringify(row.detail),
        previous_hash: previous,
        hash,
      })
      .execute();
    previous = hash;
  }
}

interface Waiting {
  readonly row: ChainRow;
  readonly done: PromiseWithResolvers<void>;
}

/**
 * Appends entries that belong to no transaction. Those that come while others are written are written together next:
 * however many wait for the chain, they hold one connection.
 */
function createWriter(db: Db, secret: string): (row: ChainRow) => Promise<void> {
  let waiting: Waiting[] = [];
  let isWriting = false;
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const rows = batch.map(({ row }) => row);
        await db.transaction().execute((own) => append(own, secret, rows));
        for (const { done } of batch) done.resolve();
      } catch (error) {
        for (const { done } of batch) done.reject(error);
      }
    }
    isWriting = false;
  }
  return (row) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ row, done });
    if (!isWriting) void write();
    return done.promise;
  };
}

const pageRows = 5000;

async function findBreak(db: Db, secret: string): Promise<number | null> {
  let previous: Buffer = genesis;
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(pageRows)
      .execute();
    for (const row of rows) {
      const fits = row.previous_hash.equals(previous) && row.hash.equals(hashOf(secret, previous, row));
      if (!fits) return row.seq;
      previous = row.hash;
      after = row.seq;
    }
    if (rows.length < pageRows) return null;
  }
}

const thinnedMilliseconds = 60_000;
const maxKeys = 10_000;

/** Number of entries omitted before this one under its key; null when it is itself omitted. */
function createThinning(now: () => Date): (key: string, period: number) => number | null {
  const seen = new Map<string, { at: number; leftOut: number }>();
  return (key, period) => {
    const at = now().getTime();
    const last = seen.get(key);
    if (last !== undefined && at - last.at < period) {
      last.leftOut += 1;
      return null;
    }
    if (seen.size >= maxKeys) seen.clear();
    seen.set(key, { at, leftOut: 0 });
    return last?.leftOut ?? 0;
  };
}

const keyDetail = (actor: AuditActor | null) =>
  actor?.apiKey === undefined ? {} : { apiKeyId: actor.apiKey.keyId, apiKey: actor.apiKey.name };

/** Opens the audit log over a database. `secret` keys the hashes, so a writer of the table cannot forge them. */
export function openAuditLog(db: Db, secret: string, now: () => Date): AuditLog {
  const leftOutBefore = createThinning(now);
  const write = createWriter(db, secret);
  const log: AuditLog = {
    async record(entry, transaction) {
      noteEntry(entry.action);
      const row: ChainRow = {
        at: now(),
        actor_id: entry.actor?.userId ?? null,
        actor_name: entry.actor?.userName ?? null,
        organisation_id: entry.actor?.organisationId ?? null,
        action: entry.action,
        outcome: entry.outcome ?? 'done',
        address: entry.address ?? null,
        request_id: entry.requestId ?? null,
        detail: { ...entry.detail, ...keyDetail(entry.actor) },
      };
      if (transaction?.isTransaction) await append(transaction, secret, [row]);
      else await write(row);
    },
    async recordThinned(key, entry, period = thinnedMilliseconds) {
      noteEntry(entry.action);
      const leftOut = leftOutBefore(key, period);
      if (leftOut !== null) await log.record({ ...entry, detail: { ...entry.detail, leftOut } });
    },
    firstBroken: () => findBreak(db, secret),
  };
  return log;
}
