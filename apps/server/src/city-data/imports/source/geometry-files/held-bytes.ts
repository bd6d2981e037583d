import { AppError } from '../../../../platform/http/app-error.ts';

/** Bytes of a file that is converted as a whole. */
const heldLimit = 64 * 1024 * 1024;

/** All bytes; refuses more than can be held. */
export async function heldBytes(chunks: AsyncIterable<Uint8Array>, what: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let count = 0;
  for await (const part of chunks) {
    count += part.byteLength;
    if (count > heldLimit)
      throw new AppError(
        'refused',
        `${what}超过 ${heldLimit / 1024 / 1024} MB，请拆分，或转换为 GeoJSON 后导入`,
      );
    parts.push(part);
  }
  return Buffer.concat(parts);
}
