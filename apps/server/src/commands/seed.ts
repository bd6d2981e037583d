import { z } from 'zod';
import { progressLine } from '../app/progress-line.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { followJob } from '../platform/job/follow.ts';
import { AppError } from '../platform/http/app-error.ts';
import { heldCities, type HeldCity } from '../demo/held-cities.ts';
import { seedJobKind, seedScopes, type SeedScope } from '../demo/seed-job.ts';
import { openAccess, type CommandAccess } from './import-access.ts';

// As in the service: queries of the engine in process occupy threads of this pool.
process.env['UV_THREADPOOL_SIZE'] ??= '16';

const usage = `用法 usage:
  npm run seed -- list      列出可生成的演示数据与现有状态
  npm run seed -- small     一座城市，数据齐全而人数少，用于测试
  npm run seed -- default   首次启动的数据：深圳完整，其余 48 城为城市级
  npm run seed -- full      49 城全部完整`;

const depthNames = { deep: '完整', glance: '城市级', imported: '导入数据', none: '无' } as const;

/** One line per city: its data and counts. */
function cityLine({ cityCode, name, tier, depth, counts }: HeldCity): string {
  const parts = [
    ['persons', '样本'],
    ['lines', '线路'],
    ['stations', '地铁站'],
    ['positions', '点位'],
    ['pois', 'POI'],
  ].flatMap(([key, word]) => (counts[key] === undefined ? [] : [`${word} ${counts[key]}`]));
  return `  ${cityCode} ${name}\t${tier}\t${depthNames[depth ?? 'none']}\t${parts.join('，')}`;
}

async function list(access: CommandAccess): Promise<void> {
  const cities = await heldCities(access.parts.db);
  for (const city of cities) console.log(cityLine(city));
  const count = (depth: HeldCity['depth']): number => cities.filter((city) => city.depth === depth).length;
  console.log(
    `共 ${cities.length} 城：完整 ${count('deep')}，城市级 ${count('glance')}，导入数据 ${count('imported')}，无 ${count(null)}`,
  );
}

const hashesOf = z.object({
  hashes: z.array(z.object({ table: z.string(), rows: z.number(), hash: z.string() })).optional(),
});

/** Submits the work and follows it to its end. Ctrl+C cancels it; finished parts are kept. */
async function seed(access: CommandAccess, scope: SeedScope): Promise<void> {
  const owner = await access.parts.db
    .selectFrom('app_user')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!owner) throw new AppError('refused', '没有账号，请先启动服务创建账号');
  const jobId = await access.enqueue(seedJobKind, owner.id, { scope });
  const line = progressLine(process.stdout);
  const cancel = (): void => void access.cancel(jobId, owner.id);
  process.once('SIGINT', cancel);
  const started = performance.now();
  for await (const job of followJob(() => access.find(jobId, owner.id), new AbortController().signal)) {
    if (job.state === 'running') line(job.progress * 0.99, job.phase);
    if (job.state === 'failed') throw new AppError('refused', job.message ?? '生成失败');
    if (job.state === 'cancelled') throw new AppError('refused', '已取消；已生成的城市保留');
    if (job.state === 'done') {
      line(1, `演示数据就绪（${((performance.now() - started) / 1000).toFixed(1)} 秒）`);
      const { hashes = [] } = hashesOf.parse(job.result ?? {});
      for (const { table, rows, hash } of hashes) console.log(`  ${table}\t${rows}\t${hash}`);
    }
  }
  process.off('SIGINT', cancel);
}

async function main(): Promise<number> {
  const [what, ...more] = process.argv.slice(2);
  const scope = seedScopes.find((name) => name === what);
  if (more.length > 0 || (what !== 'list' && scope === undefined)) {
    console.error(usage);
    return 2;
  }
  const access = await openAccess(readConfig(process.env, 'seed'), process.env['PATH'] ?? '');
  try {
    await (scope === undefined ? list(access) : seed(access, scope));
    return 0;
  } finally {
    await access.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof AppError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
// Pools of the engine in process keep the event loop alive after they are closed.
process.exit();
