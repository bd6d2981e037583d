import type { AuditAction } from '@ooh/contract/core/audit-action';
import { noteEntry } from '../storage/postgres/change-watch.ts';
import type { Db, DbOrTransaction } from '../storage/postgres/database.ts';
import { append, findBreak, lockChain, type EntryRow } from './audit-chain.ts';
import { putAside, takePending } from './pending-entries.ts';

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
  /**
   * Within a transaction the entry is committed or rolled back with the change, and comes into the chain with the next entry
   * or `settle` after it.
   */
  record(entry: AuditEntry, transaction?: DbOrTransaction): Promise<void>;
  /** Gives entries of committed changes their places in the chain. */
  settle(): Promise<void>;
  /**
   * Records at most one entry per minute, or other period, and key, with the number of entries omitted since: requests that
   * anyone can send without limit cannot fill the log.
   */
  recordThinned(key: string, entry: AuditEntry, periodMilliseconds?: number): Promise<void>;
  /** Sequence number of the first entry that does not fit the chain, or null when the chain is intact. */
  firstBroken(): Promise<number | null>;
}

interface Waiting {
  readonly rows: readonly EntryRow[];
  readonly done: PromiseWithResolvers<void>;
}

/**
 * Appends entries to the chain, before them those of committed changes. What comes while others are written is written
 * together next: however many wait for the chain, they hold one connection.
 */
function createWriter(db: Db, secret: string): (...rows: EntryRow[]) => Promise<void> {
  let waiting: Waiting[] = [];
  let isWriting = false;
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await db.transaction().execute(async (own) => {
          await lockChain(own);
          const committed = await takePending(own, secret);
          await append(own, secret, [...committed, ...batch.flatMap(({ rows }) => rows)]);
        });
        for (const { done } of batch) done.resolve();
      } catch (error) {
        for (const { done } of batch) done.reject(error);
      }
    }
    isWriting = false;
  }
  return (...rows) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ rows, done });
    if (!isWriting) void write();
    return done.promise;
  };
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
      const row: EntryRow = {
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
      if (transaction?.isTransaction) await putAside(transaction, secret, row);
      else await write(row);
    },
    async recordThinned(key, entry, period = thinnedMilliseconds) {
      noteEntry(entry.action);
      const leftOut = leftOutBefore(key, period);
      if (leftOut !== null) await log.record({ ...entry, detail: { ...entry.detail, leftOut } });
    },
    settle: () => write(),
    async firstBroken() {
      await write();
      return findBreak(db, secret);
    },
  };
  return log;
}
