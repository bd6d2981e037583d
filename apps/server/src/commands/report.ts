import { readFile } from 'node:fs/promises';
import { verifyReport } from '../api/v1/reports/verify-report.ts';
import { createLogger } from '../app/serve.ts';
import { openContext } from '../app/open-context.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { AppError } from '../platform/http/app-error.ts';
import { FolderInUse } from '../platform/storage/instance-lock.ts';
import { productVersion } from './product-version.ts';

// As in the service: queries of the engine in process occupy threads of this pool.
process.env['UV_THREADPOOL_SIZE'] ??= '16';

const usage = `用法 usage:
  npm run report -- verify 文件.pptx|文件.pdf   按数据目录重新计算结案报告，与文件中的校验值比较（先停止服务）`;

/** Exit code: 0 equal, 1 different or failed, 2 wrong usage. */
async function main(): Promise<number> {
  const [verb, file, ...more] = process.argv.slice(2);
  if (verb !== 'verify' || file === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  const bytes = await readFile(file);
  const config = readConfig(process.env, productVersion);
  const { context, close } = await openContext(config, createLogger('fatal'), process.env['PATH'] ?? '');
  try {
    const { isSame, lines } = await verifyReport(context, bytes);
    for (const line of lines) console.log(line);
    return isSame ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected =
    error instanceof AppError || error instanceof ConfigError || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
// Pools of the engine in process keep the event loop alive after they are closed.
process.exit();
