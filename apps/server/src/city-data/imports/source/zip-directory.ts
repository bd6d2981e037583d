import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';

/** One file of an archive, as listed in its directory. */
export interface ZipEntry {
  readonly name: string;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

const entryLimit = 2000;
const ratioLimit = 100;
/** Below this an archive may compress better than the ratio allows: small texts of zeros do. */
const ratioFreeBytes = 8 * 1024 * 1024;
const unpackedLimit = 2 * 1024 * 1024 * 1024;

/** The directory of 2,000 entries and the longest comment fit into it. */
const tailBytes = 2 * 1024 * 1024;
const endBytes = 22;
const endMark = 0x06054b50;
const entryBytes = 46;
const entryMark = 0x02014b50;

const refuse = (reason: string): never => {
  throw new AppError('refused', reason);
};

/**
 * Reads the directory at the end of an archive. Refuses bombs (number of entries, ratio, unpacked size, entries that
 * overlap), unsafe names, encrypted and damaged archives.
 */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const { bytes, start } = await tailOf(source);
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const offset = bytes.readUInt32LE(end + 16);
  if (count === 0xffff || offset === 0xffffffff) refuse('ZIP64 压缩包不受支持');
  if (count > entryLimit) refuse(`压缩包内文件超过 ${entryLimit} 个，已拒绝`);
  const from = offset - start;
  if (from < 0 || from + size > end) refuse('压缩包已损坏：目录不完整');
  const entries: ZipEntry[] = [];
  for (let at = from, i = 0; i < count; i++) {
    if (at + entryBytes > end || bytes.readUInt32LE(at) !== entryMark) refuse('压缩包已损坏：目录不完整');
    entries.push(entryAt(bytes, at));
    at +=
      entryBytes + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  assertNoBomb(entries, source.byteCount);
  return entries;
}

async function tailOf(source: ByteSource): Promise<{ readonly bytes: Buffer; readonly start: number }> {
  let [kept, keptBytes, seen]: [Uint8Array[], number, number] = [[], 0, 0];
  for await (const chunk of source.chunks()) {
    kept.push(chunk);
    seen += chunk.byteLength;
    keptBytes += chunk.byteLength;
    while (kept.length > 1 && keptBytes - kept[0].byteLength >= tailBytes)
      keptBytes -= kept.shift()!.byteLength;
  }
  return { bytes: Buffer.concat(kept), start: seen - keptBytes };
}

/** The record that closes an archive; only its comment may follow. */
function endOf(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - endBytes - 0xffff);
  for (let at = bytes.length - endBytes; at >= least; at--)
    if (bytes.readUInt32LE(at) === endMark && at + endBytes + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  return refuse('压缩包不完整或已损坏：找不到目录');
}

function entryAt(bytes: Buffer, at: number): ZipEntry {
  const nameEnd = at + entryBytes + bytes.readUInt16LE(at + 28);
  const name = safeName(bytes.toString('utf8', at + entryBytes, nameEnd));
  if ((bytes.readUInt16LE(at + 8) & 1) === 1) refuse('压缩包已加密，请解密后导入');
  const method = bytes.readUInt16LE(at + 10);
  if (method !== 0 && method !== 8) refuse(`压缩包的压缩方式（${method}）不受支持`);
  return {
    name,
    method,
    crc: bytes.readUInt32LE(at + 16),
    packedBytes: bytes.readUInt32LE(at + 20),
    bytes: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
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

function safeName(name: string): string {
  const isUnsafe =
    name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[a-z]:/i.test(name);
  if (isUnsafe || name.split('/').includes('..')) refuse('压缩包内含不安全的路径，已拒绝');
  return name;
}
