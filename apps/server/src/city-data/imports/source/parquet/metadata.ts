import { AppError } from '../../../../platform/http/app-error.ts';
import {
  damagedParquet,
  numberAt,
  readStruct,
  structAt,
  structsAt,
  textAt,
  type ThriftStruct,
} from './thrift.ts';

/** Logical type of the stored values of a column. */
export type Meaning =
  | { readonly kind: 'plain' | 'text' | 'date' | 'unsigned' }
  | { readonly kind: 'decimal'; readonly scale: number }
  /** Parts of a second; zoned ones are instants, to be told in the time of the place. */
  | { readonly kind: 'moment'; readonly perSecond: number; readonly isZoned: boolean };

export interface ParquetColumn {
  readonly name: string;
  /** 0 boolean, 1 int32, 2 int64, 3 int96, 4 float, 5 double, 6 bytes, 7 bytes of one length. */
  readonly type: number;
  readonly typeLength: number;
  readonly isOptional: boolean;
  readonly meaning: Meaning;
}

export interface ColumnChunk {
  readonly codec: number;
  readonly values: number;
  readonly start: number;
  readonly end: number;
}

export interface ParquetFile {
  readonly columns: readonly ParquetColumn[];
  /** Names of columns that hold lists or structs; they are not read. */
  readonly nested: readonly string[];
  readonly groups: readonly { readonly rows: number; readonly chunks: readonly ColumnChunk[] }[];
}

const magic = 'PAR1';

function meaningOf(element: ThriftStruct): Meaning {
  const converted = element.has(6) ? numberAt(element, 6) : -1;
  const logical = structAt(element, 10);
  const moment = logical && structAt(logical, 8);
  if (moment) {
    const unit = structAt(moment, 2);
    const perSecond = unit?.has(1) ? 1e3 : unit?.has(2) ? 1e6 : 1e9;
    return { kind: 'moment', perSecond, isZoned: moment.get(1) === true };
  }
  if (converted === 9 || converted === 10)
    return { kind: 'moment', perSecond: converted === 9 ? 1e3 : 1e6, isZoned: true };
  if (converted === 5 || logical?.has(5)) return { kind: 'decimal', scale: numberAt(element, 7) };
  if (converted === 6 || logical?.has(6)) return { kind: 'date' };
  const integer = logical && structAt(logical, 10);
  if ((converted >= 11 && converted <= 14) || integer?.get(2) === false) return { kind: 'unsigned' };
  return converted === 0 || logical?.has(1) ? { kind: 'text' } : { kind: 'plain' };
}

/** The metadata at the end of a Parquet file. Refuses damaged and encrypted files. */
export function readMetadata(bytes: Buffer): ParquetFile {
  const isWhole = bytes.length > 12 && bytes.toString('latin1', bytes.length - 4) === magic;
  if (!isWhole) throw new AppError('refused', 'Parquet 文件不完整、已加密或已损坏');
  const length = bytes.readUInt32LE(bytes.length - 8);
  if (length > bytes.length - 12) throw damagedParquet();
  const footer = bytes.subarray(bytes.length - 8 - length, bytes.length - 8);
  const fields = readStruct({ bytes: footer, at: 0 });
  const [root, ...elements] = structsAt(fields, 2);
  if (!root) throw damagedParquet();
  const columns: ParquetColumn[] = [];
  const nested: string[] = [];
  /** Which chunk of a group belongs to each column: leaves are numbered through all branches. */
  const leaves: number[] = [];
  let leaf = 0;
  for (let at = 0; at < elements.length;) {
    const element = elements[at];
    const end = endOfBranch(elements, at);
    const isFlat = end === at + 1 && numberAt(element, 5) === 0 && numberAt(element, 3) !== 2;
    if (isFlat) {
      leaves.push(leaf);
      columns.push(columnOf(element));
    } else nested.push(textAt(element, 4));
    leaf += elements.slice(at, end).filter((one) => numberAt(one, 5) === 0).length;
    at = end;
  }
  const groups = structsAt(fields, 4).map((group) => {
    const chunks = structsAt(group, 1);
    return { rows: numberAt(group, 3), chunks: leaves.map((index) => chunkOf(chunks[index], bytes.length)) };
  });
  return { columns, nested, groups };
}

function endOfBranch(elements: readonly ThriftStruct[], at: number): number {
  let end = at + 1;
  for (let open = numberAt(elements[at], 5); open > 0 && end < elements.length; open--)
    end = endOfBranch(elements, end);
  return end;
}

const columnOf = (element: ThriftStruct): ParquetColumn => ({
  name: textAt(element, 4),
  type: numberAt(element, 1),
  typeLength: numberAt(element, 2),
  isOptional: numberAt(element, 3) === 1,
  meaning: meaningOf(element),
});

function chunkOf(chunk: ThriftStruct | undefined, byteCount: number): ColumnChunk {
  const data = chunk && structAt(chunk, 3);
  if (!data) throw damagedParquet();
  const dictionary = numberAt(data, 11);
  const start = dictionary > 0 ? Math.min(dictionary, numberAt(data, 9)) : numberAt(data, 9);
  const end = start + numberAt(data, 7);
  if (start < 4 || end > byteCount) throw damagedParquet();
  return { codec: numberAt(data, 4), values: numberAt(data, 5), start, end };
}
