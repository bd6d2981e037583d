import { storable } from '../detect-encoding.ts';
import { numberText } from '../xlsx/cell-text.ts';
import type { ParquetColumn } from './metadata.ts';
import { damagedParquet, take, type ByteReader } from './thrift.ts';

const decoder = new TextDecoder();
/** Instants are told in the time of the place. */
const placeSeconds = 8 * 3600;
const daySeconds = 86_400;
/** Day 0 of 1970 in the count that some tools store with twelve bytes. */
const julianEpoch = 2_440_588;
const latest = 4e11;

const two = (value: number): string => String(value).padStart(2, '0');

function momentText(seconds: number): string {
  if (!(Math.abs(seconds) < latest)) return String(seconds);
  const date = new Date(Math.floor(seconds) * 1000);
  const day = date.toISOString().slice(0, 10);
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
}

const dayText = (days: number): string =>
  Math.abs(days) * daySeconds < latest
    ? new Date(days * daySeconds * 1000).toISOString().slice(0, 10)
    : String(days);

function decimalText(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const part = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`;
}

function integerText(value: bigint, bits: number, { meaning }: ParquetColumn): string {
  switch (meaning.kind) {
    case 'date':
      return dayText(Number(value));
    case 'decimal':
      return decimalText(value, meaning.scale);
    case 'unsigned':
      return BigInt.asUintN(bits, value).toString();
    case 'moment':
      return momentText(Number(value) / meaning.perSecond + (meaning.isZoned ? placeSeconds : 0));
    default:
      return value.toString();
  }
}

/** The next value, stored as it is, as the text that a CSV of the same table would hold. */
function plainText(reader: ByteReader, column: ParquetColumn): string {
  const view = (length: number): DataView => {
    const bytes = take(reader, length);
    return new DataView(bytes.buffer, bytes.byteOffset, length);
  };
  switch (column.type) {
    case 1:
      return integerText(BigInt(view(4).getInt32(0, true)), 32, column);
    case 2:
      return integerText(view(8).getBigInt64(0, true), 64, column);
    case 3: {
      const stored = view(12);
      const days = stored.getInt32(8, true) - julianEpoch;
      return momentText(days * daySeconds + Number(stored.getBigInt64(0, true)) / 1e9 + placeSeconds);
    }
    case 4:
      return numberText(String(Number(view(4).getFloat32(0, true).toPrecision(7))));
    case 5:
      return numberText(String(view(8).getFloat64(0, true)));
    case 6:
      return bytesText(take(reader, view(4).getUint32(0, true)), column);
    case 7:
      return bytesText(take(reader, column.typeLength), column);
    default:
      throw damagedParquet();
  }
}

function bytesText(bytes: Uint8Array, { meaning }: ParquetColumn): string {
  if (meaning.kind !== 'decimal') return storable(decoder.decode(bytes)).trim();
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return decimalText(BigInt.asIntN(bytes.length * 8, value), meaning.scale);
}

/** Values that are stored one after the other, as texts. */
export function plainTexts(bytes: Uint8Array, column: ParquetColumn, count: number): string[] {
  if (column.type === 0) {
    if (bytes.length * 8 < count) throw damagedParquet();
    return Array.from({ length: count }, (_, i) => boolText((bytes[i >> 3] >> (i & 7)) & 1));
  }
  const reader = { bytes, at: 0 };
  return Array.from({ length: count }, () => plainText(reader, column));
}

export const boolText = (bit: number): string => (bit === 1 ? 'TRUE' : 'FALSE');
