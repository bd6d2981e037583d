import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Lock held while a process uses a data folder. The operating system releases it when the process dies. */
export interface InstanceLock {
  /** From now on, processes that request the folder are informed that it will soon be free. */
  announceStop(): void;
  release(): Promise<void>;
}

/** How a process waits for a folder whose holder is stopping. */
export interface LockPatience {
  readonly milliseconds: number;
  /** Called once, when the waiting begins. */
  onWait(holder: string): void;
}

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const answerMilliseconds = 1000;
const retryMilliseconds = 100;
const stoppingWord = 'stopping';

/**
 * Linux: an abstract socket named after the folder, which vanishes with its process, also after kill -9.
 * Elsewhere: a socket file in the folder.
 */
async function addressOf(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  if (process.platform !== 'linux') return join(folder, 'instance.sock');
  return `\0ooh-planner-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

function listen(address: string, answer: () => string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${answer()}\n`);
    });
    server.once('error', reject);
    server.listen({ path: address }, () => resolve(server.unref()));
  });
}

async function take(address: string): Promise<InstanceLock | null> {
  let isStopping = false;
  try {
    const server = await listen(address, () => `${process.pid}${isStopping ? ` ${stoppingWord}` : ''}`);
    return {
      announceStop: () => (isStopping = true),
      release: () => new Promise((resolve) => server.close(() => resolve())),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
}

interface Holder {
  readonly processId: string;
  readonly isStopping: boolean;
}

function holderOf(answer: string): Holder {
  const [processId = '', word] = answer.trim().split(' ');
  return { processId, isStopping: word === stoppingWord };
}

/** The holder's description of itself; null when nobody listens at the address. */
function askHolder(address: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    const socket = connect({ path: address });
    let answer = '';
    socket.setEncoding('utf8').setTimeout(answerMilliseconds);
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => resolve(holderOf(answer)));
    socket.on('timeout', () => {
      socket.destroy();
      resolve(holderOf(answer.trim() || '未知'));
    });
    socket.on('error', () => resolve(null));
  });
}

/**
 * Takes the lock of a data folder, or throws FolderInUse with the process that holds it. With `patience`, waits for a holder
 * that is stopping.
 */
export async function lockFolder(dataDir: string, patience?: LockPatience): Promise<InstanceLock> {
  const address = await addressOf(dataDir);
  let deadline: number | undefined;
  for (let unanswered = 0; unanswered < 5;) {
    const lock = await take(address);
    if (lock !== null) return lock;
    const holder = await askHolder(address);
    if (holder === null) {
      unanswered += 1;
      if (!address.startsWith('\0')) await rm(address, { force: true });
      continue;
    }
    if (deadline === undefined && holder.isStopping && patience !== undefined) {
      deadline = performance.now() + patience.milliseconds;
      patience.onWait(holder.processId);
    }
    if (!holder.isStopping || performance.now() >= (deadline ?? 0)) {
      throw new FolderInUse(
        `数据目录 ${dataDir} 正被进程 ${holder.processId} 使用，请先停止它或改用其他 DATA_DIR ` +
          `(data folder is in use by process ${holder.processId})`,
      );
    }
    await sleep(retryMilliseconds);
  }
  throw new FolderInUse(`数据目录 ${dataDir} 的占用状态无法确认 (cannot tell who holds the data folder)`);
}
