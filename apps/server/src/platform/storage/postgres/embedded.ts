import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { certain } from '@ooh/contract/core/certain';
import { embeddedBinaries, unprivileged } from './embedded-binaries.ts';
import { stopOrphan } from './orphan.ts';

/** An embedded PostgreSQL server, reachable on a private socket only. */
export interface EmbeddedPostgres {
  readonly connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
}

const user = 'ooh';
/** Account and database of every embedded server. */
export const embeddedDatabase = { user, database: 'postgres' } as const;
const port = 5432;
/** Longest folder for a socket: the kernel allows 107 bytes for the whole path. */
const longestSocketFolder = 85;

export interface EmbeddedOptions {
  /** Folder of the cluster; created on the first start. */
  readonly directory: string;
  readonly searchPath: string;
  /** Extra server settings, for example `fsync=off` in tests that need no crash safety. */
  readonly settings?: readonly string[];
  /** Starts the server again when it dies; default true. Only the holder of the folder's lock may. */
  readonly isRevived?: boolean;
  /** Called when the server has died and could not be started again. */
  readonly onError?: (error: Error) => void;
}

/** Runs a program to its end; rejects with what it printed when it fails. */
function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: '/usr/bin:/bin' } });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`PostgreSQL 初始化失败 (initdb failed): ${said.slice(-2000)}`)),
    );
  });
}

/** Creates the cluster in a temporary folder and renames it, so an interrupted first start leaves nothing. */
async function initialise(options: EmbeddedOptions): Promise<void> {
  const draft = `${options.directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const args = [
    '-D',
    draft,
    '-U',
    user,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ];
  await run(
    ...unprivileged(embeddedBinaries().initdb, args, { dieWithParent: false, path: options.searchPath }),
  );
  await rename(draft, options.directory);
}

async function socketFolder(directory: string): Promise<{ folder: string; isTemporary: boolean }> {
  const beside = `${directory}-run`;
  if (Buffer.byteLength(beside) <= longestSocketFolder) {
    // A socket left by a killed server would look like one in use.
    await rm(beside, { recursive: true, force: true });
    await mkdir(beside, { recursive: true, mode: 0o700 });
    return { folder: beside, isTemporary: false };
  }
  return { folder: await mkdtemp(join(tmpdir(), 'ooh-pg-')), isTemporary: true };
}

function launch(options: EmbeddedOptions, folder: string): ChildProcess {
  const settings = [
    'listen_addresses=',
    'max_connections=60',
    'shared_buffers=64MB',
    'timezone=UTC',
    ...(options.settings ?? []),
  ];
  const args = [
    '-D',
    options.directory,
    '-k',
    folder,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const [command, line] = unprivileged(embeddedBinaries().postgres, args, {
    dieWithParent: true,
    path: options.searchPath,
  });
  return spawn(command, line, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
  });
}

/** The last line of postmaster.pid contains the server's state. */
async function isReady(directory: string): Promise<boolean> {
  const lines = await readFile(join(directory, 'postmaster.pid'), 'utf8').catch(() => '');
  return lines.split('\n')[7]?.trim() === 'ready';
}

async function untilReady(child: ChildProcess, directory: string, said: () => string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 25) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`内置 PostgreSQL 启动失败 (embedded PostgreSQL failed to start): ${said()}`);
    }
    if (await isReady(directory)) return;
    await sleep(25);
  }
  child.kill('SIGQUIT');
  throw new Error(`内置 PostgreSQL 60 秒内未就绪 (embedded PostgreSQL not ready after 60 s): ${said()}`);
}

/** Fast shutdown, and an immediate one (recovered at the next start) when that takes over ten seconds. */
async function stopChild(child: ChildProcess): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  if (ended()) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await Promise.race([exit, sleep(10_000, undefined, { ref: false })]);
  if (ended()) return;
  child.kill('SIGQUIT');
  await exit;
}

const restartMilliseconds = 200;
const maxRestartsAMinute = 10;

/** Starts the cluster of a folder once, after ending processes left by an earlier server. */
async function startOnce(options: EmbeddedOptions, folder: string): Promise<ChildProcess> {
  await stopOrphan(await realpath(options.directory));
  const child = launch(options, folder);
  let said = '';
  certain(child.stderr, 'error output of the database process').on(
    'data',
    (chunk) => (said = (said + String(chunk)).slice(-4000)),
  );
  child.on('error', (error) => (said += error.message));
  await untilReady(child, options.directory, () => said);
  return child;
}

/**
 * Starts the cluster of a folder, creating it first if needed. A server that dies is restarted on the same
 * socket, so a pool recovers by itself; its recovery keeps every acknowledged change.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  if (!existsSync(join(options.directory, 'PG_VERSION'))) await initialise(options);
  const { folder, isTemporary } = await socketFolder(options.directory);
  const restarts: number[] = [];
  let isStopping = options.isRevived === false;
  let restarting = Promise.resolve();
  let child = await startOnce(options, folder);

  function watch(): void {
    child.once('exit', () => {
      if (!isStopping) restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    await sleep(restartMilliseconds);
    const now = performance.now();
    restarts.push(now);
    const isHopeless = restarts.filter((at) => at > now - 60_000).length > maxRestartsAMinute;
    if (isStopping || isHopeless) return;
    try {
      child = await startOnce(options, folder);
      watch();
    } catch (error) {
      options.onError?.(error as Error);
      await restart();
    }
  }

  watch();
  return {
    connection: { host: folder, port, ...embeddedDatabase },
    async stop() {
      isStopping = true;
      await restarting;
      await stopChild(child);
      if (isTemporary) await rm(folder, { recursive: true, force: true });
    },
  };
}
