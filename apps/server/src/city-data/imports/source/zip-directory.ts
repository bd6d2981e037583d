import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';

/** One file of an archive, as listed in its directory. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly stored: Entry;
}

export interface ZipDirectory {
  readonly file: ZipFile;
  readonly entries: readonly ZipEntry[];
}

/** Most files of one archive. */
export const entryLimit = 2000;
const ratioLimit = 100;
/** Below this an archive may compress better than the ratio allows: small texts of zeros do. */
const ratioFreeBytes = 8 * 1024 * 1024;
const unpackedLimit = 2 * 1024 * 1024 * 1024;
/** The directory of 2,000 entries and the longest comment fit into it. */
const tailBytes = 2 * 1024 * 1024;

const refuse = (reason: string): never => {
  throw new AppError('refused', reason);
};

/**
 * Reads the directory at the end of an archive. Refuses bombs (number of entries, ratio, unpacked size, entries that
 * overlap), unsafe names, encrypted and damaged archives.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipDirectory> {
  const reader = new SourceReader(source, await tailOf(source));
  try {
    const file = await fromRandomAccessReaderPromise(reader, source.byteCount, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    });
    if (file.entryCount > entryLimit) refuse(`压缩包内文件超过 ${entryLimit} 个，已拒绝`);
    const entries: ZipEntry[] = [];
    for await (const stored of file.eachEntry()) entries.push(entryOf(stored));
    assertNoBomb(entries, source.byteCount);
    return { file, entries };
  } catch (error) {
    throw reader.failure ?? (error instanceof AppError ? error : refusalOf((error as Error).message));
  }
}

function entryOf(stored: Entry): ZipEntry {
  const { fileName: name, compressionMethod: method } = stored;
  if (name.includes('\0')) refuse(unsafeName);
  if (stored.isEncrypted()) refuse(encrypted);
  if (method !== 0 && method !== 8) refuse(`压缩包的压缩方式（${method}）不受支持`);
  return { name, bytes: stored.uncompressedSize, packedBytes: stored.compressedSize, stored };
}

const unsafeName = '压缩包内含不安全的路径，已拒绝';
const encrypted = '压缩包已加密，请解密后导入';

/** What the reader of archives says, in the words of an import. */
function refusalOf(said: string): AppError {
  const reason = /^(invalid characters in fileName|absolute path|invalid relative path)/.test(said)
    ? unsafeName
    : said.includes('strong encryption')
      ? encrypted
      : said.startsWith('End of central directory')
        ? '压缩包不完整或已损坏：找不到目录'
        : '压缩包已损坏：目录不完整';
  return new AppError('refused', reason);
}

function assertNoBomb(entries: readonly ZipEntry[], byteCount: number): void {
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  if (packed > byteCount) refuse('压缩包已损坏：各文件互相重叠');
  if (unpacked > unpackedLimit) refuse('压缩包解压后过大，已拒绝');
  const isBomb = entries.some(
    ({ bytes, packedBytes }) => bytes > ratioFreeBytes && bytes > packedBytes * ratioLimit,
  );
  if (isBomb || (unpacked > ratioFreeBytes && unpacked > packed * ratioLimit))
    refuse(`压缩比超过 ${ratioLimit}，疑似压缩炸弹，已拒绝`);
}

interface Tail {
  readonly bytes: Buffer;
  readonly start: number;
}

async function tailOf(source: ByteSource): Promise<Tail> {
  let [kept, keptBytes, seen]: [Uint8Array[], number, number] = [[], 0, 0];
  for await (const chunk of source.chunks()) {
    kept.push(chunk);
    seen += chunk.byteLength;
    keptBytes += chunk.byteLength;
    while (kept.length > 1 && keptBytes - kept[0].byteLength >= tailBytes) {
      keptBytes -= kept[0].byteLength;
      kept.shift();
    }
  }
  return { bytes: Buffer.concat(kept), start: seen - keptBytes };
}

/** A source that is read from its beginning only, for a reader that asks for places: its end is held, where the directory is. */
class SourceReader extends RandomAccessReader {
  private readonly source: ByteSource;
  private readonly tail: Tail;
  /** What went wrong with the source itself, which says nothing of the archive. */
  failure: unknown;

  constructor(source: ByteSource, tail: Tail) {
    super();
    this.source = source;
    this.tail = tail;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, end), { objectMode: false });
  }

  private async *range(start: number, end: number): AsyncGenerator<Uint8Array> {
    const { bytes, start: tailStart } = this.tail;
    if (start >= tailStart) {
      yield bytes.subarray(start - tailStart, end - tailStart);
      return;
    }
    let position = 0;
    try {
      for await (const chunk of this.source.chunks()) {
        const part = chunk.subarray(Math.max(0, start - position), Math.max(0, end - position));
        position += chunk.byteLength;
        if (part.byteLength > 0) yield part;
        if (position >= end) return;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
