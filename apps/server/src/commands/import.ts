import { stat } from 'node:fs/promises';
import { assertFileSize } from '../city-data/imports/source/byte-source.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { AppError } from '../platform/http/app-error.ts';
import { readCommand, usage, UsageError } from './import-command.ts';

// As in the service: queries of the engine in process occupy threads of this pool.
process.env['UV_THREADPOOL_SIZE'] ??= '16';

async function main(): Promise<boolean> {
  const command = readCommand(process.argv.slice(2));
  const { size } = await stat(command.file);
  assertFileSize(size);
  // Loaded when there is something to do: the stores and all that reads files are many modules.
  const { importFile } = await import('./import-file.ts');
  return importFile(command, size, readConfig(process.env, 'import'));
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
