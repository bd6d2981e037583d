import { AppError } from '../../../../platform/http/app-error.ts';

/** A value of the compact Thrift encoding, used for Parquet's metadata. */
export type ThriftValue = boolean | number | Uint8Array | readonly ThriftValue[] | ThriftStruct;
/** Fields by number. */
export type ThriftStruct = ReadonlyMap<number, ThriftValue>;

const depthLimit = 20;

export const damagedParquet = (): AppError => new AppError('refused', 'Parquet 文件已损坏');

/** Bytes read from a place on. Reading past their end refuses the file. */
export interface ByteReader {
  readonly bytes: Uint8Array;
  at: number;
}

export function readByte(reader: ByteReader): number {
  if (reader.at >= reader.bytes.length) throw damagedParquet();
  return reader.bytes[reader.at++];
}

/** An unsigned number of seven bits a byte; exact below 2^53. */
export function readVarint(reader: ByteReader): number {
  let [value, scale] = [0, 1];
  for (let i = 0; i < 10; i++) {
    const byte = readByte(reader);
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return value;
    scale *= 128;
  }
  throw damagedParquet();
}

export function take(reader: ByteReader, length: number): Uint8Array {
  const { bytes, at } = reader;
  if (!(length >= 0) || at + length > bytes.length) throw damagedParquet();
  reader.at += length;
  return bytes.subarray(at, at + length);
}

const zigzag = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Reads one struct. */
export function readStruct(reader: ByteReader, depth = 0): ThriftStruct {
  if (depth > depthLimit) throw damagedParquet();
  const fields = new Map<number, ThriftValue>();
  for (let id = 0; ;) {
    const head = readByte(reader);
    if (head === 0) return fields;
    const step = head >> 4;
    id = step === 0 ? zigzag(readVarint(reader)) : id + step;
    fields.set(id, readValue(reader, head & 15, depth));
  }
}

function readValue(reader: ByteReader, kind: number, depth: number): ThriftValue {
  switch (kind) {
    case 1:
    case 2:
      return kind === 1;
    case 3:
      return readByte(reader);
    case 4:
    case 5:
    case 6:
      return zigzag(readVarint(reader));
    case 7:
      take(reader, 8);
      return 0;
    case 8:
      return take(reader, readVarint(reader));
    case 9:
    case 10:
      return readList(reader, depth);
    case 12:
      return readStruct(reader, depth + 1);
    default:
      throw damagedParquet();
  }
}

function readList(reader: ByteReader, depth: number): ThriftValue[] {
  const head = readByte(reader);
  const count = head >> 4 === 15 ? readVarint(reader) : head >> 4;
  if (count > reader.bytes.length || depth > depthLimit) throw damagedParquet();
  const kind = head & 15;
  return Array.from({ length: count }, () =>
    kind === 1 || kind === 2 ? readByte(reader) === 1 : readValue(reader, kind, depth + 1),
  );
}

export const numberAt = (fields: ThriftStruct, id: number): number => {
  const value = fields.get(id);
  return typeof value === 'number' ? value : 0;
};

export const structAt = (fields: ThriftStruct, id: number): ThriftStruct | null => {
  const value = fields.get(id);
  return value instanceof Map ? value : null;
};

export const structsAt = (fields: ThriftStruct, id: number): ThriftStruct[] => {
  const value = fields.get(id);
  return Array.isArray(value) ? value.filter((item) => item instanceof Map) : [];
};

const decoder = new TextDecoder();

export const textAt = (fields: ThriftStruct, id: number): string => {
  const value = fields.get(id);
  return value instanceof Uint8Array ? decoder.decode(value) : '';
};
