import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const headerBytes = 30;
const headerMark = 0x04034b50;

/** True when the source begins like a zip archive. */
export async function isZip(source: ByteSource): Promise<boolean> {
  for await (const [a, b, c, d] of source.chunks()) return a === 0x50 && b === 0x4b && c === 3 && d === 4;
  return false;
}

/** A zip archive whose entries are streamed; nothing is written anywhere. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /** The bytes of an entry, unpacked as they are asked for. Refuses damaged ones and those larger than they say. */
  read(entry: ZipEntry): AsyncGenerator<Uint8Array>;
}

/** Opens an archive by its directory, which is read whole; see there for what is refused. */
export async function openZip(source: ByteSource): Promise<ZipArchive> {
  return { entries: await readZipDirectory(source), read: (entry) => unpacked(source, entry) };
}

/** Streams the wanted entries of an archive as text (UTF-8), one after the other. */
export async function readZip(
  source: ByteSource,
  wanted: ReadonlySet<string>,
  onText: (entry: string, text: string, isEnd: boolean) => void,
): Promise<{ readonly names: readonly string[] }> {
  const archive = await openZip(source);
  for (const entry of archive.entries) {
    // Feeds are sometimes packed inside one folder.
    const base = entry.name.slice(entry.name.lastIndexOf('/') + 1);
    if (!wanted.has(base)) continue;
    const decoder = new TextDecoder('utf-8');
    for await (const bytes of archive.read(entry))
      onText(base, decoder.decode(bytes, { stream: true }), false);
    onText(base, decoder.decode(), true);
  }
  return { names: archive.entries.map(({ name }) => name) };
}

async function* unpacked(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const damaged = (): AppError => new AppError('refused', `压缩包已损坏：${entry.name} 无法解压`);
  let [bytes, crc] = [0, 0];
  try {
    const packed = packedBytes(source, entry);
    for await (const chunk of entry.method === 0 ? packed : inflated(packed)) {
      bytes += chunk.byteLength;
      if (bytes > entry.bytes)
        throw new AppError('refused', `压缩包已损坏：${entry.name} 比目录所写的大，疑似压缩炸弹，已拒绝`);
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    throw isDamage(error) ? damaged() : error;
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw damaged();
}

async function* inflated(packed: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const input = Readable.from(packed);
  const inflate = createInflateRaw();
  input.on('error', (error) => inflate.destroy(error));
  // Stopping early destroys both streams; their errors are then ignored.
  inflate.on('error', () => undefined);
  try {
    yield* input.pipe(inflate) as AsyncIterable<Uint8Array>;
  } finally {
    input.destroy();
    inflate.destroy();
  }
}

/** Whether an error means invalid deflate data; other errors are not about the file. */
const isDamage = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('Z_');

/** The packed bytes of an entry: those behind its local header. */
async function* packedBytes(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let position = 0;
  let header = Buffer.alloc(0);
  /** Where the packed bytes begin and end; unknown until the header has been read. */
  let [start, end] = [-1, -1];
  for await (const chunk of source.chunks()) {
    const chunkStart = position;
    position += chunk.byteLength;
    if (start < 0) {
      const from = Math.max(0, entry.offset + header.length - chunkStart);
      header = Buffer.concat([header, chunk.subarray(from, from + headerBytes - header.length)]);
      if (header.length < headerBytes) continue;
      if (header.readUInt32LE(0) !== headerMark)
        throw new AppError('refused', `压缩包已损坏：找不到 ${entry.name}`);
      start = entry.offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
      end = start + entry.packedBytes;
    }
    const part = chunk.subarray(Math.max(0, start - chunkStart), Math.max(0, end - chunkStart));
    if (part.byteLength > 0) yield part;
    if (position >= end) return;
  }
}
