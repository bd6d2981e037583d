import type { Job } from '@ooh/contract/domain/job';
import { jsonb, sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { isRowId } from '../storage/postgres/row-id.ts';

export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly owner_id: string;
  readonly payload: unknown;
}

export interface InterruptedJob {
  readonly id: string;
  readonly kind: string;
  readonly cancel_requested: boolean;
  readonly attempts: number;
}

export interface JobEnd {
  readonly state: 'done' | 'failed' | 'cancelled';
  readonly message: string | null;
  readonly result: Record<string, unknown> | null;
}

/** Queries and changes of the job table. Every change is one statement, so it is atomic. */
export interface JobStore {
  insert(kind: string, ownerId: string, payload: unknown, within?: DbOrTransaction): Promise<string>;
  find(jobId: string, ownerId: string): Promise<Job | undefined>;
  /** Claims the oldest waiting job; two workers never get the same one. */
  claim(instance: string, kinds: readonly string[]): Promise<ClaimedJob | undefined>;
  /** Writes progress and a heartbeat; returns whether the owner has requested cancellation. */
  report(jobId: string, share: number, phase: string): Promise<{ cancelRequested: boolean }>;
  finish(jobId: string, end: JobEnd): Promise<void>;
  requeue(jobId: string): Promise<void>;
  /** Like requeue, for an orderly stop: the attempt does not count. A job to be cancelled is kept. */
  handBack(jobId: string): Promise<void>;
  requestCancel(jobId: string): Promise<void>;
  /** Running jobs without a process: claimed by an earlier process of this folder, or without heartbeat since `silentSince`. */
  interrupted(instance: string | null, silentSince: Date): Promise<InterruptedJob[]>;
}

const insertInto =
  (db: Db, now: () => Date): JobStore['insert'] =>
  async (kind, ownerId, payload, within: DbOrTransaction = db) => {
    const at = now();
    const row = await within
      .insertInto('job')
      .values({
        kind,
        owner_id: ownerId,
        payload: jsonb(payload ?? null),
        state: 'queued',
        phase: '排队',
        progress: 0,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };

const findIn =
  (db: Db): JobStore['find'] =>
  async (jobId, ownerId) => {
    if (!isRowId(jobId)) return undefined;
    const row = await db
      .selectFrom('job')
      .selectAll()
      .where('id', '=', jobId)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      jobId: row.id,
      kind: row.kind,
      state: row.state,
      phase: row.phase,
      progress: row.progress,
      message: row.message,
      result: row.result as Job['result'],
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  };

const claimFrom =
  (db: Db, now: () => Date): JobStore['claim'] =>
  (instance, kinds) => {
    const at = now();
    return db
      .updateTable('job')
      .set({
        state: 'running',
        phase: '准备',
        claimed_by: instance,
        heartbeat_at: at,
        updated_at: at,
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', (query) =>
        query
          .selectFrom('job')
          .select('id')
          .where('state', '=', 'queued')
          .where('kind', 'in', [...kinds])
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'owner_id', 'payload'])
      .executeTakeFirst();
  };

const reportTo =
  (db: Db, now: () => Date): JobStore['report'] =>
  async (jobId, share, phase) => {
    const at = now();
    const row = await db
      .updateTable('job')
      .set({ progress: share, phase, heartbeat_at: at, updated_at: at })
      .where('id', '=', jobId)
      .where('state', '=', 'running')
      .returning('cancel_requested')
      .executeTakeFirst();
    return { cancelRequested: row?.cancel_requested ?? true };
  };

const finishIn =
  (db: Db, now: () => Date): JobStore['finish'] =>
  async (jobId, end) => {
    await db
      .updateTable('job')
      .set({
        state: end.state,
        message: end.message,
        result: end.result === null ? null : jsonb(end.result),
        updated_at: now(),
        heartbeat_at: null,
        ...(end.state === 'done' ? { progress: 1, phase: '完成' } : {}),
      })
      .where('id', '=', jobId)
      .where('state', '=', 'running')
      .execute();
  };

/** Returns a running job to the queue. */
const backInQueue = (db: Db, now: () => Date, jobId: string) =>
  db
    .updateTable('job')
    .set({
      state: 'queued',
      phase: '排队',
      progress: 0,
      claimed_by: null,
      heartbeat_at: null,
      updated_at: now(),
    })
    .where('id', '=', jobId)
    .where('state', '=', 'running');

const requeueIn =
  (db: Db, now: () => Date): JobStore['requeue'] =>
  async (jobId) => {
    await backInQueue(db, now, jobId).execute();
  };

const handBackIn =
  (db: Db, now: () => Date): JobStore['handBack'] =>
  async (jobId) => {
    await backInQueue(db, now, jobId)
      .set({ attempts: sql<number>`attempts - 1` })
      .where('cancel_requested', '=', false)
      .execute();
  };

const requestCancelIn =
  (db: Db, now: () => Date): JobStore['requestCancel'] =>
  async (jobId) => {
    await db
      .updateTable('job')
      .set({
        cancel_requested: true,
        state: sql<'cancelled'>`case when state = 'queued' then 'cancelled' else state end`,
        updated_at: now(),
      })
      .where('id', '=', jobId)
      .where('state', 'in', ['queued', 'running'])
      .execute();
  };

const interruptedIn =
  (db: Db): JobStore['interrupted'] =>
  (instance, silentSince) =>
    db
      .selectFrom('job')
      .select(['id', 'kind', 'cancel_requested', 'attempts'])
      .where('state', '=', 'running')
      .where((eb) => {
        const isSilent = eb('heartbeat_at', '<', silentSince);
        return instance === null ? isSilent : eb.or([isSilent, eb('claimed_by', '=', instance)]);
      })
      .execute();

export function createJobStore(db: Db, now: () => Date): JobStore {
  return {
    insert: insertInto(db, now),
    find: findIn(db),
    claim: claimFrom(db, now),
    report: reportTo(db, now),
    finish: finishIn(db, now),
    requeue: requeueIn(db, now),
    handBack: handBackIn(db, now),
    requestCancel: requestCancelIn(db, now),
    interrupted: interruptedIn(db),
  };
}
