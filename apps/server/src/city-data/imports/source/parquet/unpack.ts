import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { AppError } from '../../../../platform/http/app-error.ts';
import { damagedParquet, readByte, readVarint, take } from './thrift.ts';
import { unlz4 } from './unlz4.ts';

const codecNames = ['', 'SNAPPY', 'GZIP', 'LZO', 'BROTLI', 'LZ4', 'ZSTD', 'LZ4_RAW'];

/** The bytes of a page, whose length is known. Refuses codecs that are not read and pages of another length. */
export function unpack(codec: number, packed: Uint8Array, length: number): Uint8Array {
  const options = { maxOutputLength: Math.max(1, length) };
  const bytes = ((): Uint8Array => {
    switch (codec) {
      case 0:
        return packed;
      case 1:
        return unsnap(packed, length);
      case 2:
        return guarded(() => gunzipSync(packed, options));
      case 4:
        return guarded(() => brotliDecompressSync(packed, options));
      case 6:
        return guarded(() => zstdDecompressSync(packed, options));
      case 7:
        return unlz4(packed, length);
      default:
        throw new AppError(
          'refused',
          `Parquet 的压缩方式 ${codecNames[codec] ?? codec} 不受支持，请改用 SNAPPY 或 ZSTD`,
        );
    }
  })();
  if (bytes.length !== length) throw damagedParquet();
  return bytes;
}

function guarded(work: () => Uint8Array): Uint8Array {
  try {
    return work();
  } catch {
    throw damagedParquet();
  }
}

/** Snappy's raw format: literals and copies of what was written before. */
function unsnap(packed: Uint8Array, length: number): Uint8Array {
  const reader = { bytes: packed, at: 0 };
  if (readVarint(reader) !== length) throw damagedParquet();
  const out = new Uint8Array(length);
  const little = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++) value += readByte(reader) * 256 ** i;
    return value;
  };
  let at = 0;
  while (reader.at < packed.length) {
    const tag = readByte(reader);
    const kind = tag & 3;
    if (kind === 0) {
      const short = tag >> 2;
      const literal = take(reader, (short < 60 ? short : little(short - 59)) + 1);
      if (at + literal.length > length) throw damagedParquet();
      out.set(literal, at);
      at += literal.length;
      continue;
    }
    const count = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1;
    const back = kind === 1 ? (tag >> 5) * 256 + readByte(reader) : little(kind === 2 ? 2 : 4);
    if (back === 0 || back > at || at + count > length) throw damagedParquet();
    // Copies may overlap what they write: byte by byte.
    for (let i = 0; i < count; i++, at++) out[at] = out[at - back];
  }
  if (at !== length) throw damagedParquet();
  return out;
}
