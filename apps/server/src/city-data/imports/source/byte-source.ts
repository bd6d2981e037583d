import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../../platform/http/app-error.ts';

/** A file to import, readable more than once. */
export interface ByteSource {
  readonly byteCount: number;
  /** Bytes to which a workbook may unpack; archives have their own limit besides. */
  readonly unpackedBytesLimit?: number;
  chunks(): AsyncIterable<Uint8Array>;
}

/** Largest file that an import reads; it is streamed, so this bounds time and disk, not memory. */
const importBytesLimit = 1024 * 1024 * 1024;
/** Limit of uploads, which are read while a user waits; the command line accepts larger files. */
const uploadUnpackedBytes = 100 * 1024 * 1024;
const chunkBytes = 64 * 1024;
const yieldEveryBytes = 8 * chunkBytes;

/** A source over bytes in memory, read in small chunks, yielding to other work in between. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return {
    byteCount: bytes.byteLength,
    unpackedBytesLimit: uploadUnpackedBytes,
    async *chunks() {
      for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
        if (at % yieldEveryBytes === 0) await yieldToEventLoop();
        yield bytes.subarray(at, at + chunkBytes);
      }
    },
  };
}

/** A source over a file on disk. */
export function fileSource(path: string, byteCount: number): ByteSource {
  return { byteCount, chunks: () => createReadStream(path) };
}

/** The same bytes; a reading that comes to the end rejects when they do not have the SHA-256 they should. */
export function verifiedSource(source: ByteSource, sha256: string): ByteSource {
  return {
    byteCount: source.byteCount,
    async *chunks() {
      const hash = createHash('sha256');
      for await (const chunk of source.chunks()) {
        hash.update(chunk);
        yield chunk;
      }
      if (hash.digest('hex') !== sha256) throw new Error('the file differs from what was uploaded');
    },
  };
}

/** Refuses files that no import accepts: empty ones and those over the limit. */
export function assertFileSize(byteCount: number): void {
  if (byteCount === 0) throw new AppError('refused', '文件为空（0 字节），没有可导入的数据');
  if (byteCount > importBytesLimit) {
    const megabytes = (byteCount / 1024 / 1024).toFixed(0);
    throw new AppError(
      'refused',
      `文件 ${megabytes} MB，超过上限 ${importBytesLimit / 1024 / 1024} MB，请拆分后导入`,
    );
  }
}
