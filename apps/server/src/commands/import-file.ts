import { basename } from 'node:path';
import { importFormatNames, importKindNames } from '@ooh/contract/domain/data-release';
import { importJobKind } from '../administration/imports/import-job.ts';
import { changeSession, findOwnSession } from '../administration/imports/import-session-store.ts';
import { assertComplete, type ImportPayload } from '../administration/imports/run-import.ts';
import { startSession } from '../administration/imports/start-session.ts';
import { progressLine } from '../app/progress-line.ts';
import { commandOwner } from '../city-data/imports/command-owner.ts';
import { fileSource, type ByteSource } from '../city-data/imports/source/byte-source.ts';
import { assertCityGranted } from '../city-data/release/city-scope.ts';
import type { Config } from '../platform/config/config.ts';
import { AppError } from '../platform/http/app-error.ts';
import { followJob } from '../platform/job/follow.ts';
import { openAccess, type CommandAccess } from './import-access.ts';
import type { ImportCommand } from './import-command.ts';
import { reportLines } from './import-report.ts';

/** Imports a file of some bytes with the stores of the data folder. Returns whether it succeeded. */
export async function importFile(command: ImportCommand, size: number, config: Config): Promise<boolean> {
  const access = await openAccess(config, process.env['PATH'] ?? '');
  try {
    return await runCommand(access, command, fileSource(command.file, size));
  } finally {
    await access.close();
  }
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
  const { isDryRun, mode, legalBasis, retainUntil } = command;
  assertComplete(session, mode);
  const payload: ImportPayload = {
    importId,
    isDryRun,
    mode,
    // Who writes --replace has chosen it.
    confirmedRemovals: mode === 'replace' ? 'any' : null,
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
