import { AppError } from '../../../../platform/http/app-error.ts';
import type { ColumnChunk, ParquetColumn } from './metadata.ts';
import {
  damagedParquet,
  numberAt,
  readByte,
  readStruct,
  readVarint,
  structAt,
  take,
  type ThriftStruct,
} from './thrift.ts';
import { unpack } from './unpack.ts';
import { boolText, plainTexts } from './value-texts.ts';

/** Encodings by number, so that one that is not read is refused by name. */
const encodingNames = [
  'PLAIN',
  '',
  'PLAIN_DICTIONARY',
  'RLE',
  'BIT_PACKED',
  'DELTA_BINARY_PACKED',
  'DELTA_LENGTH_BYTE_ARRAY',
  'DELTA_BYTE_ARRAY',
  'RLE_DICTIONARY',
  'BYTE_STREAM_SPLIT',
];

const pageLimit = 64 * 1024 * 1024;
const pageValues = 8_000_000;

/** Small numbers, in runs of one value or packed eight at a time. */
function packedNumbers(bytes: Uint8Array, bits: number, count: number): Uint32Array {
  const reader = { bytes, at: 0 };
  const numbers = new Uint32Array(count);
  for (let done = 0; done < count;) {
    const head = readVarint(reader);
    const run = Math.floor(head / 2);
    if (run === 0) throw damagedParquet();
    if (head % 2 === 0) {
      let value = 0;
      for (let i = 0; i < Math.ceil(bits / 8); i++) value += readByte(reader) * 256 ** i;
      numbers.fill(value, done, done + run);
      done += run;
      continue;
    }
    const packed = take(reader, Math.min(run * bits, bytes.length - reader.at));
    for (let i = 0; i < run * 8 && done < count; i++, done++) {
      let value = 0;
      for (let bit = 0; bit < bits; bit++) {
        const place = i * bits + bit;
        value += ((packed[place >> 3] >> (place & 7)) & 1) * 2 ** bit;
      }
      numbers[done] = value;
    }
  }
  return numbers;
}

interface Page {
  readonly values: number;
  readonly encoding: number;
  /** 1 where a value is there; null where all are. */
  readonly present: Uint32Array | null;
  readonly bytes: Uint8Array;
}

/** A page of the first kind: levels and values packed together. */
function firstPage(header: ThriftStruct, bytes: Uint8Array, column: ParquetColumn): Page {
  const values = numberAt(header, 1);
  const encoding = numberAt(header, 2);
  if (!column.isOptional) return { values, encoding, present: null, bytes };
  const reader = { bytes, at: 0 };
  const length = take(reader, 4);
  const levels = take(reader, new DataView(length.buffer, length.byteOffset, 4).getUint32(0, true));
  return { values, encoding, present: packedNumbers(levels, 1, values), bytes: bytes.subarray(reader.at) };
}

/** A page of the second kind: levels stand before the packed values. */
function secondPage(
  header: ThriftStruct,
  packed: Uint8Array,
  size: number,
  codec: number,
  isOptional: boolean,
): Page {
  const values = numberAt(header, 1);
  const [levelBytes, repetitionBytes] = [numberAt(header, 5), numberAt(header, 6)];
  const reader = { bytes: packed, at: 0 };
  take(reader, repetitionBytes);
  const levels = take(reader, levelBytes);
  const rest = packed.subarray(reader.at);
  const isPacked = header.get(7) !== false;
  return {
    values,
    encoding: numberAt(header, 4),
    present: isOptional && levelBytes > 0 ? packedNumbers(levels, 1, values) : null,
    bytes: isPacked ? unpack(codec, rest, size - levelBytes - repetitionBytes) : rest,
  };
}

function textsOf(
  { values, encoding, present, bytes }: Page,
  column: ParquetColumn,
  dictionary: string[],
): string[] {
  const stored = present === null ? values : present.reduce((sum, level) => sum + level, 0);
  const texts = storedTexts(bytes, encoding, column, stored, dictionary);
  if (present === null) return texts;
  let next = 0;
  return Array.from(present, (level) => (level === 1 ? texts[next++] : ''));
}

function storedTexts(
  bytes: Uint8Array,
  encoding: number,
  column: ParquetColumn,
  count: number,
  dictionary: string[],
): string[] {
  if (encoding === 0) return plainTexts(bytes, column, count);
  if (encoding === 2 || encoding === 8) {
    if (count === 0) return [];
    return Array.from(packedNumbers(bytes.subarray(1), bytes[0], count), (index) => {
      if (index >= dictionary.length) throw damagedParquet();
      return dictionary[index];
    });
  }
  if (encoding === 3 && column.type === 0)
    return Array.from(packedNumbers(bytes.subarray(4), 1, count), boolText);
  throw new AppError(
    'refused',
    `Parquet 列「${column.name}」的编码方式 ${encodingNames[encoding] ?? encoding} 不受支持，请用常用工具另存或导出 CSV`,
  );
}

/** The values of a column in one group of rows, page by page, as texts; '' for none. */
export function* columnTexts(
  bytes: Uint8Array,
  chunk: ColumnChunk,
  column: ParquetColumn,
): Generator<string> {
  const reader = { bytes: bytes.subarray(0, chunk.end), at: chunk.start };
  let dictionary: string[] = [];
  for (let given = 0; given < chunk.values;) {
    const header = readStruct(reader);
    const size = numberAt(header, 2);
    const packed = take(reader, numberAt(header, 3));
    if (size > pageLimit) throw new AppError('refused', 'Parquet 的单页过大，已拒绝');
    const [first, asDictionary, second] = [structAt(header, 5), structAt(header, 7), structAt(header, 8)];
    const count = numberAt(first ?? second ?? asDictionary ?? new Map(), 1);
    if (count < 0 || count > pageValues) throw damagedParquet();
    if (asDictionary) {
      dictionary = plainTexts(unpack(chunk.codec, packed, size), column, count);
      continue;
    }
    const page = first
      ? firstPage(first, unpack(chunk.codec, packed, size), column)
      : second && secondPage(second, packed, size, chunk.codec, column.isOptional);
    if (page) {
      if (count === 0) throw damagedParquet();
      yield* textsOf(page, column, dictionary);
      given += count;
    }
  }
}
