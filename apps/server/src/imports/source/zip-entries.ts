import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { Refusal } from '../../refusal.ts';
import type { ByteSource } from './byte-source.ts';

const entryLimit = 2000;
const ratioLimit = 100;
/** Below this an archive may compress better than the ratio allows: small texts of zeros do. */
const ratioFreeBytes = 8 * 1024 * 1024;
const unpackedLimit = 2 * 1024 * 1024 * 1024;
const sliceBytes = 8 * 1024;

/** True when the source begins like a zip archive. */
export async function isZip(source: ByteSource): Promise<boolean> {
  for await (const [a, b, c, d] of source.chunks()) return a === 0x50 && b === 0x4b && c === 3 && d === 4;
  return false;
}

/**
 * Streams the wanted entries of a zip archive as text (UTF-8) in file order; nothing is written anywhere.
 * Refuses bombs (ratio, unpacked size), too many entries, unsafe names and damaged archives.
 */
export async function readZip(
  source: ByteSource,
  wanted: ReadonlySet<string>,
  onText: (entry: string, text: string, isEnd: boolean) => void,
): Promise<{ readonly names: readonly string[] }> {
  const names: string[] = [];
  const open = new Set<string>();
  let [packed, unpacked] = [0, 0];
  const follow = (file: UnzipFile, entry: string): void => {
    const decoder = new TextDecoder('utf-8');
    open.add(entry);
    file.ondata = (error, bytes, isEnd) => {
      // The library hands back what this function has thrown as an error of the stream.
      if (error)
        throw (error as Error) instanceof Refusal
          ? error
          : new Refusal('refused', `压缩包已损坏：${entry} 无法解压`);
      unpacked += bytes.byteLength;
      if (unpacked > unpackedLimit) throw new Refusal('refused', '压缩包解压后过大，已拒绝');
      if (unpacked > ratioFreeBytes && unpacked > packed * ratioLimit) {
        throw new Refusal('refused', `压缩比超过 ${ratioLimit}，疑似压缩炸弹，已拒绝`);
      }
      if (isEnd) open.delete(entry);
      onText(entry, decoder.decode(bytes, { stream: !isEnd }), isEnd);
    };
    file.start();
  };
  const unzip = new Unzip((file) => {
    const entry = safeName(file.name);
    names.push(entry);
    if (names.length > entryLimit) throw new Refusal('refused', `压缩包内文件超过 ${entryLimit} 个，已拒绝`);
    // Feeds are sometimes packed inside one folder.
    const base = entry.slice(entry.lastIndexOf('/') + 1);
    if (wanted.has(base)) follow(file, base);
  });
  unzip.register(UnzipInflate);
  try {
    for await (const chunk of source.chunks()) {
      for (let at = 0; at < chunk.byteLength; at += sliceBytes) {
        const slice = chunk.subarray(at, at + sliceBytes);
        packed += slice.byteLength;
        unzip.push(slice, packed === source.byteCount);
      }
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('refused', '压缩包已损坏或格式不受支持');
  }
  if (open.size > 0) throw new Refusal('refused', `压缩包不完整：${[...open].join('、')} 被截断`);
  return { names };
}

function safeName(name: string): string {
  const isUnsafe =
    name.startsWith('/') || name.includes('\\') || name.includes('\0') || /^[a-z]:/i.test(name);
  if (isUnsafe || name.split('/').includes('..'))
    throw new Refusal('refused', '压缩包内含不安全的路径，已拒绝');
  return name;
}
