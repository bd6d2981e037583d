import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ByteSource } from './byte-source.ts';

const ratioLimit = 100;
/** Below this a text may compress better than the ratio allows. */
const ratioFreeBytes = 8 * 1024 * 1024;
const unpackedLimit = 1024 * 1024 * 1024;

/** True when the source begins like a gzip file. */
export async function isGzip(source: ByteSource): Promise<boolean> {
  for await (const [a, b] of source.chunks()) return a === 0x1f && b === 0x8b;
  return false;
}

async function* unpacked(source: ByteSource): AsyncGenerator<Uint8Array> {
  const limit = source.unpackedBytesLimit ?? unpackedLimit;
  const input = Readable.from(source.chunks(), { objectMode: false });
  const gunzip = createGunzip();
  input.on('error', (error) => gunzip.destroy(error));
  let count = 0;
  try {
    for await (const chunk of input.pipe(gunzip) as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > limit)
        throw new AppError('refused', `gzip 解压后超过 ${limit / 1024 / 1024} MB，请拆分后导入`);
      if (count > ratioFreeBytes && count > source.byteCount * ratioLimit)
        throw new AppError('refused', `gzip 的压缩比超过 ${ratioLimit}，疑似压缩炸弹，已拒绝`);
      yield chunk;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new AppError('refused', 'gzip 文件不完整或已损坏') : error;
  } finally {
    input.destroy();
    gunzip.destroy();
  }
}

/** The same source, or what a gzip file holds, unpacked as it is read. */
export async function gunzipped(source: ByteSource): Promise<ByteSource> {
  if (!(await isGzip(source))) return source;
  const { byteCount, unpackedBytesLimit } = source;
  return { byteCount, unpackedBytesLimit, chunks: () => unpacked(source) };
}
