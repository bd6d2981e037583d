import { statfs } from 'node:fs/promises';
import { releaseKindNames } from '@ooh/contract/domain/data-release';
import type { CallOutput } from '@ooh/contract/registry';
import { jobStates } from '@ooh/contract/domain/job';
import { z } from 'zod';
import { lastCheck } from '../../platform/audit/check-chain.ts';
import type { Context } from '../../context.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';

type SystemState = CallOutput<'v1/admin/system'>;

const recentJobs = 20;
const patienceMilliseconds = 3000;

/** The answer, or null on time-out or failure: a hanging store must not block the system page. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMilliseconds);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

interface StoreFacts {
  readonly version: string;
  readonly bytes: number;
}

async function postgresFacts(db: Db): Promise<StoreFacts> {
  const { rows } = await sql<StoreFacts>`select current_setting('server_version') as version,
    pg_database_size(current_database()) as bytes`.execute(db);
  return rows[0];
}

async function clickHouseFacts({ clickhouse }: Pick<Context, 'clickhouse'>): Promise<StoreFacts> {
  const [row] = await clickhouse.query(
    `SELECT version() AS version,
       (SELECT sum(bytes_on_disk) FROM system.parts WHERE active AND database = currentDatabase()) AS bytes`,
    {},
    z.object({ version: z.string(), bytes: z.coerce.number() }),
    { signal: AbortSignal.timeout(patienceMilliseconds) },
  );
  return row;
}

async function partsOf(context: Context): Promise<SystemState['parts']> {
  const facts = {
    postgres: () => postgresFacts(context.db),
    clickhouse: () => clickHouseFacts(context),
    engine: () => Promise.resolve({ version: null, bytes: null }),
  };
  const names = ['postgres', 'clickhouse', 'engine'] as const;
  return Promise.all(
    names.map(async (name) => {
      const started = performance.now();
      const check = context.healthChecks.get(name);
      const isUp = check !== undefined && (await orNull(check().then(() => true))) === true;
      const milliseconds = Math.round((performance.now() - started) * 10) / 10;
      const found = isUp
        ? await orNull<Partial<{ version: string | null; bytes: number | null }>>(facts[name]())
        : null;
      return {
        name,
        state: !isUp ? 'down' : milliseconds > 1000 ? 'degraded' : 'ok',
        milliseconds,
        version: found?.version ?? null,
        bytes: found?.bytes ?? null,
      };
    }),
  );
}

async function jobsOf(db: Db): Promise<SystemState['jobs']> {
  const counted = await db
    .selectFrom('job')
    .select((eb) => ['state', eb.fn.countAll<number>().as('jobs')])
    .groupBy('state')
    .execute();
  const recent = await db
    .selectFrom('job')
    .innerJoin('app_user', 'app_user.id', 'job.owner_id')
    .select([
      'job.id as jobId',
      'job.kind as kind',
      'job.state as state',
      'job.phase as phase',
      'job.progress as progress',
      'job.message as message',
      'app_user.nick_name as ownerName',
      'job.created_at as createdAt',
      'job.updated_at as updatedAt',
    ])
    .where('job.state', 'in', ['queued', 'running', 'failed'])
    .orderBy('job.updated_at', 'desc')
    .limit(recentJobs)
    .execute();
  const of = new Map(counted.map((row) => [row.state, row.jobs]));
  return {
    counts: Object.fromEntries(
      jobStates.map((state) => [state, of.get(state) ?? 0]),
    ) as SystemState['jobs']['counts'],
    recent: recent.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}

async function auditOf(db: Db): Promise<SystemState['audit']> {
  const row = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  const last = await lastCheck(db);
  return {
    entries: row.entries,
    lastCheck: last === undefined ? null : { checkedAt: last.checkedAt.toISOString(), isWhole: last.isWhole },
  };
}

async function releasesOf(db: Db): Promise<SystemState['releases']> {
  return db
    .selectFrom('data_release')
    .select((eb) => [
      eb.fn.countAll<number>().as('current'),
      eb.fn.count<number>('city_code').distinct().as('cities'),
    ])
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
}

/** Everything that an operator looks at first. Fails only where PostgreSQL itself does not answer. */
export async function readSystemState(context: Context): Promise<SystemState> {
  const { config, db, engine, now, privacy } = context;
  const [parts, jobs, audit, releases, disk] = await Promise.all([
    partsOf(context),
    jobsOf(db),
    auditOf(db),
    releasesOf(db),
    statfs(config.dataDir),
  ]);
  const isStoreDown = parts.some(({ name, state }) => name !== 'engine' && state === 'down');
  const memory = process.memoryUsage();
  return {
    state: isStoreDown ? 'down' : parts.every(({ state }) => state === 'ok') ? 'ok' : 'degraded',
    versions: {
      product: config.version,
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    },
    startedAt: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    parts,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    memory: { residentBytes: memory.rss, heapBytes: memory.heapUsed },
    engineThreads: engine.threads(),
    jobs,
    audit,
    releases,
    ...(privacy === null ? {} : { privacy: await privacy.use() }),
  };
}

/** Names of the kinds of data in force in a city. */
export async function kindsInForce(db: Db, cityCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select('kind')
    .where('city_code', '=', cityCode)
    .where('state', '=', 'current')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => releaseKindNames[kind]);
}
