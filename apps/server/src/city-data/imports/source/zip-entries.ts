import { crc32 } from 'node:zlib';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from './zip-directory.ts';

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
  const directory = await readZipDirectory(source);
  return { entries: directory.entries, read: (entry) => unpacked(directory, entry) };
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

async function* unpacked({ file }: ZipDirectory, { name, bytes, stored }: ZipEntry) {
  const damaged = (): AppError => new AppError('refused', `压缩包已损坏：${name} 无法解压`);
  let [read, crc] = [0, 0];
  try {
    const stream = await file.openReadStreamPromise(stored);
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      read += chunk.byteLength;
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    const said = (error as Error).message;
    if (said.startsWith('too many bytes in the stream'))
      throw new AppError('refused', `压缩包已损坏：${name} 比目录所写的大，疑似压缩炸弹，已拒绝`);
    if (said.startsWith('invalid local file header'))
      throw new AppError('refused', `压缩包已损坏：找不到 ${name}`);
    throw isDamage(error) ? damaged() : error;
  }
  if (read !== bytes || crc !== stored.crc32) throw damaged();
}

/** Whether an error says that the bytes are not those of an archive; others are not about the file. */
const isDamage = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('Z_') ||
  /^(not enough bytes in the stream|file data overflows|unexpected EOF|premature close)/i.test(
    (error as Error).message,
  );
