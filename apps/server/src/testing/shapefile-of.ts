import { zipSync, type Zippable } from 'fflate';
import { gb18030Of } from './import-file.ts';

interface ShapePoint {
  readonly name: string;
  readonly kind: string;
  readonly at: readonly [number, number];
}

const [nameBytes, kindBytes] = [40, 40];

/** Main file of points, by the ESRI shapefile description: a header of 100 bytes, then 28 bytes a record. */
function shpOf(points: readonly ShapePoint[]): Buffer {
  const bytes = Buffer.alloc(100 + points.length * 28);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32BE(bytes.length / 2, 24);
  bytes.writeInt32LE(1000, 28);
  bytes.writeInt32LE(1, 32);
  for (const [index, { at }] of points.entries()) {
    const start = 100 + index * 28;
    bytes.writeInt32BE(index + 1, start);
    bytes.writeInt32BE(10, start + 4);
    bytes.writeInt32LE(1, start + 8);
    bytes.writeDoubleLE(at[0], start + 12);
    bytes.writeDoubleLE(at[1], start + 20);
  }
  return bytes;
}

/** Attributes in dBASE III: two texts of fixed length. */
function dbfOf(points: readonly ShapePoint[], encode: (text: string) => Buffer): Buffer {
  const fields = [
    ['name', nameBytes],
    ['type', kindBytes],
  ] as const;
  const headBytes = 32 + fields.length * 32 + 1;
  const rowBytes = 1 + nameBytes + kindBytes;
  const bytes = Buffer.alloc(headBytes + points.length * rowBytes + 1, 0);
  bytes[0] = 3;
  bytes.writeUInt32LE(points.length, 4);
  bytes.writeUInt16LE(headBytes, 8);
  bytes.writeUInt16LE(rowBytes, 10);
  for (const [index, [name, length]] of fields.entries()) {
    const start = 32 + index * 32;
    bytes.write(name, start, 'latin1');
    bytes.write('C', start + 11, 'latin1');
    bytes[start + 16] = length;
  }
  bytes[headBytes - 1] = 0x0d;
  for (const [index, { name, kind }] of points.entries()) {
    const start = headBytes + index * rowBytes;
    bytes.fill(0x20, start, start + rowBytes);
    encode(name).copy(bytes, start + 1);
    encode(kind).copy(bytes, start + 1 + nameBytes);
  }
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

/** A zipped shapefile of points, with its attributes in GB18030 and no .cpg, as tools in China write them. */
export function shapefileOf(points: readonly ShapePoint[], more: Zippable = {}): Buffer {
  return Buffer.from(
    zipSync({ '数据/点.shp': shpOf(points), '数据/点.dbf': dbfOf(points, gb18030Of), ...more }),
  );
}
