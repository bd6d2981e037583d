import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Held while one process uses a data folder. The operating system frees it when the process dies. */
export interface InstanceLock {
  release(): Promise<void>;
}

/** Another process uses the data folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

const answerMilliseconds = 1000;

/**
 * Linux: an abstract socket named after the folder, which vanishes with its process, also after kill -9.
 * Elsewhere: a socket file in the folder.
 */
async function addressOf(dataDir: string): Promise<string> {
  const folder = await realpath(dataDir);
  if (process.platform !== 'linux') return join(folder, 'instance.sock');
  return `\0ooh-planner-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${process.pid}\n`);
    });
    server.once('error', reject);
    server.listen({ path: address }, () => resolve(server.unref()));
  });
}

/** Process id told by the holder; null when nobody answers at the address. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ path: address });
    let told = '';
    socket.setEncoding('utf8').setTimeout(answerMilliseconds);
    socket.on('data', (chunk: string) => (told += chunk));
    socket.on('end', () => resolve(told.trim()));
    socket.on('timeout', () => {
      socket.destroy();
      resolve(told.trim() || '未知');
    });
    socket.on('error', () => resolve(null));
  });
}

/** Takes the lock of a data folder, or throws FolderInUse naming the process that holds it. */
export async function lockFolder(dataDir: string): Promise<InstanceLock> {
  const address = await addressOf(dataDir);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const server = await listen(address);
      return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
    const holder = await askHolder(address);
    if (holder !== null) {
      throw new FolderInUse(
        `数据目录 ${dataDir} 正被进程 ${holder} 使用，请先停止它或改用其他 DATA_DIR ` +
          `(data folder is in use by process ${holder})`,
      );
    }
    if (!address.startsWith('\0')) await rm(address, { force: true });
  }
  throw new FolderInUse(`数据目录 ${dataDir} 的占用状态无法确认 (cannot tell who holds the data folder)`);
}
