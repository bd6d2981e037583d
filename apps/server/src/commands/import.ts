import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  crsNames,
  importFormatNames,
  importGrid,
  importKindNames,
  importKinds,
  type ImportSession,
} from '@ooh/contract/domain/data-release';
import { progressLine } from '../app/progress-line.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { assertCityGranted } from '../city-data/release/city-scope.ts';
import type { GridOptions } from '../city-data/imports/import-kind.ts';
import { fileSource, assertFileSize, type ByteSource } from '../city-data/imports/source/byte-source.ts';
import { commandOwner } from '../city-data/imports/command-owner.ts';
import { importJobKind } from '../administration/imports/import-job.ts';
import { changeSession, findOwnSession } from '../administration/imports/import-session-store.ts';
import { assertComplete, type ImportPayload } from '../administration/imports/run-import.ts';
import { startSession } from '../administration/imports/start-session.ts';
import { followJob } from '../platform/job/follow.ts';
import { AppError } from '../platform/http/app-error.ts';
import { openAccess, type CommandAccess } from './import-access.ts';
import { reportLines } from './import-report.ts';

// As in the service: queries of the engine in process occupy threads of this pool.
process.env['UV_THREADPOOL_SIZE'] ??= '16';

const usage = `用法 usage:
  npm run import -- <类型> <文件> --city <城市代码> [--crs WGS84|GCJ02|BD09] [--dry-run]
                    [--merge | --replace] [--grid <经度>,<纬度>,<边长米>]
                    [--source <来源>] [--legal-basis <依据>] [--retain-until <YYYY-MM-DD>]
类型 kinds:
${importKinds.map((kind) => `  ${kind.padEnd(20)}${importKindNames[kind]}`).join('\n')}`;

interface ImportCommand {
  readonly kind: ImportSession['kind'];
  readonly file: string;
  readonly cityCode: string;
  readonly crs: (typeof crsNames)[number];
  readonly isDryRun: boolean;
  readonly mode: 'replace' | 'merge' | null;
  readonly grid: GridOptions | null;
  readonly source: string;
  readonly legalBasis: string;
  readonly retainUntil: string | null;
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readCommand(args: string[]): ImportCommand {
  const options = {
    city: { type: 'string' },
    crs: { type: 'string', default: 'WGS84' },
    source: { type: 'string', default: '' },
    'legal-basis': { type: 'string', default: '' },
    'retain-until': { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    grid: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, file, ...more] = positionals;
  const kind = importKinds.find((one) => one === name);
  if (kind === undefined || file === undefined || more.length > 0)
    throw new UsageError('须指定数据类型与一个文件');
  if (values.merge && values.replace) throw new UsageError('--merge 与 --replace 只能选一个');
  if (!/^\d{6}$/.test(values.city ?? '')) throw new UsageError('须以 --city 指定 6 位城市代码');
  const crs = crsNames.find((name) => name === values.crs.toUpperCase());
  if (!crs) throw new UsageError(`--crs 应为 ${crsNames.join('、')} 之一`);
  const retainUntil = values['retain-until'] ?? null;
  if (retainUntil !== null && Number.isNaN(Date.parse(retainUntil)))
    throw new UsageError('--retain-until 应为 YYYY-MM-DD');
  return {
    kind,
    file,
    mode: values.merge ? 'merge' : values.replace ? 'replace' : null,
    grid: values.grid === undefined ? null : readGrid(values.grid),
    cityCode: values.city!,
    crs,
    isDryRun: values['dry-run'],
    source: values.source,
    legalBasis: values['legal-basis'],
    retainUntil,
  };
}

function readGrid(text: string): GridOptions {
  const [lng, lat, cellMeters, ...more] = text.split(',').map(Number);
  const grid = importGrid.safeParse({ lng, lat, cellMeters });
  if (!grid.success || more.length > 0)
    throw new UsageError('--grid 应为 经度,纬度,边长米，例如 113.75,22.45,500');
  return grid.data;
}

/** Submits the file and follows the job to its end. Returns whether it succeeded. */
async function runCommand(
  access: CommandAccess,
  command: ImportCommand,
  source: ByteSource,
): Promise<boolean> {
  const { parts } = access;
  const owner = await commandOwner(parts.db, command.cityCode);
  assertCityGranted(owner, command.cityCode);
  const { kind, cityCode, crs, grid, file } = command;
  const upload = { kind, cityCode, crs, grid, fileName: basename(file), source };
  const session = await startSession(parts, owner, upload, {
    address: 'command-line',
    requestId: 'command-line',
  });
  const importId = session.import_id;
  console.log(
    `${importKindNames[kind]}，${importFormatNames[session.format]}（${session.encoding}），${session.row_count} 行${access.isRemote ? '；由正在运行的服务导入' : ''}`,
  );
  assertComplete(session);
  const { isDryRun, mode, legalBasis, retainUntil } = command;
  const payload: ImportPayload = {
    importId,
    isDryRun,
    mode,
    source: command.source,
    legalBasis,
    retainUntil,
    createdBy: owner.nickName,
  };
  if (!isDryRun) await changeSession(parts.db, importId, { state: 'importing' }, parts.now());
  const jobId = await access.enqueue(importJobKind, owner.userId, payload);
  await changeSession(parts.db, importId, { jobId }, parts.now());
  const message = await follow(access, jobId, owner.userId);
  const ended = await findOwnSession(parts.db, importId, owner.userId);
  for (const line of ended?.report ? reportLines(ended.report) : []) console.log(line);
  if (message !== null) throw new AppError('refused', message);
  if (isDryRun) {
    console.log('试运行完成，未写入任何数据');
    return ended?.report?.rowsAccepted !== 0;
  }
  console.log(
    ended?.report?.isUnchanged
      ? '与现行数据完全相同，未作任何修改'
      : `已导入并生效，版本 ${ended?.release_id ?? ''}`,
  );
  return true;
}

/** Shows progress until the job ends; null when it succeeded, else the reason. Ctrl+C cancels it. */
async function follow(access: CommandAccess, jobId: string, ownerId: string): Promise<string | null> {
  const line = progressLine(process.stdout);
  const left = new AbortController();
  const cancel = (): void => void access.cancel(jobId, ownerId);
  process.once('SIGINT', cancel);
  const watch = setInterval(() => {
    void access.isAttended().then((isAttended) => (isAttended ? undefined : left.abort()));
  }, 3000);
  try {
    for await (const job of followJob(() => access.find(jobId, ownerId), left.signal)) {
      if (job.state === 'running') line(job.progress * 0.99, job.phase);
      if (job.state === 'done') line(1, '完成');
      if (job.state === 'done') return null;
      if (job.state === 'cancelled') return '已取消，未作任何修改';
      if (job.state === 'failed') return job.message ?? '导入失败';
    }
    return '服务已停止；导入将在其下次启动后继续';
  } finally {
    clearInterval(watch);
    process.off('SIGINT', cancel);
  }
}

async function main(): Promise<boolean> {
  const command = readCommand(process.argv.slice(2));
  const { size } = await stat(command.file);
  assertFileSize(size);
  const access = await openAccess(readConfig(process.env, 'import'), process.env['PATH'] ?? '');
  try {
    return await runCommand(access, command, fileSource(command.file, size));
  } finally {
    await access.close();
  }
}

/** Message for the user; unexpected errors show their stack trace. */
function explain(error: unknown): string {
  if (error instanceof AppError || error instanceof ConfigError) return `导入被拒绝：${error.message}`;
  if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
    return `${(error as Error).message}\n${usage}`;
  }
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return `文件不存在：${(error as NodeJS.ErrnoException).path ?? ''}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
// Pools of the engine in process keep the event loop alive after they are closed.
process.exit();
