import { readFileSync } from 'node:fs';
import type { RunningService } from './app/serve.ts';
import { buildPages, PagesNotBuilt } from './app/build-pages.ts';
import { progressLine } from './app/progress-line.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { demoAccounts } from './administration/users/demo-roles.ts';
import { FolderInUse } from './platform/storage/instance-lock.ts';

const { stdout, stderr } = process;
const packageFile = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };

function announce(service: RunningService, isDemo: boolean, seconds: string): void {
  const lines = [`户外智选 ooh-planner ${version} 已就绪（${seconds} 秒）`, service.url];
  if (isDemo) {
    const accounts = demoAccounts.map((account) => `${account.userName}（${account.role.name}）`).join('、');
    lines.push(`演示账号 demo accounts：${accounts}`);
  }
  const first = service.firstAccounts;
  if (first !== null) {
    const shown = first.shownPassword;
    if (shown === null) lines.push('密码 password：按配置设定 (as configured)');
    else lines.push(`账号 ${first.userNames.join('、')} 的密码 password，仅显示一次 shown once：${shown}`);
  }
  stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function stopOnSignal(service: RunningService): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    stdout.write('\n  正在停止…\n');
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function announceWait(processId: string, seconds: number): void {
  stdout.write(
    `  上一个服务（进程 ${processId}）正在停止，最多等待 ${seconds} 秒 ` +
      '(waiting for the former service to stop)\n',
  );
}

/**
 * Starts the service; ends the process with the error when it fails. With `--build-pages` the pages of the checkout are
 * built meanwhile, where they are stale.
 */
export async function start(args: readonly string[]): Promise<void> {
  try {
    await serveAndAnnounce(args.includes('--build-pages'));
  } catch (error) {
    const isExpected = [ConfigError, FolderInUse, PagesNotBuilt].some((kind) => error instanceof kind);
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    stderr.write(`${isExpected ? message : stack}\n`);
    process.exit(1);
  }
}

async function serveAndAnnounce(buildsPages: boolean): Promise<void> {
  const config = readConfig(process.env, version);
  const pages = buildsPages ? buildPages() : undefined;
  // Told where they are waited for.
  pages?.catch(() => undefined);
  // Loaded once the settings are good: the service has some 2,400 modules.
  const { createLogger, serve, stopWaitSeconds } = await import('./app/serve.ts');
  const started = performance.now();
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  const waiting = (processId: string) => announceWait(processId, stopWaitSeconds);
  const options = { progress: progressLine(stdout), waiting, pages };
  const service = await serve(config, process.env['PATH'] ?? '', options);
  stopOnSignal(service);
  announce(service, config.isDemo, ((performance.now() - started) / 1000).toFixed(1));
}
