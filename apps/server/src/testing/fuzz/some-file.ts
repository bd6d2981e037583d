import { deflateSync } from 'node:zlib';
import type { RandomSource } from '@ooh/measurement/random';
import type { SentFile } from '../wire.ts';
import { oneOf } from './make-value.ts';

const text = (fileName: string, content: string): SentFile => ({ fileName, bytes: Buffer.from(content) });
const hash = 'ab'.repeat(32);

function pngOf(width: number): SentFile {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(1, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(width + 1));
  const head = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return { fileName: '现场.png', bytes: Buffer.concat([head, ...parts]) };
}

const files: readonly SentFile[] = [
  text('空.csv', ''),
  text(
    'poi.csv',
    'name,address,adname,type,lat,lon\n华强1号店,深南大道 1 号,福田区,餐饮服务;中餐厅,22.53,114.02\n',
  ),
  text('坏.csv', 'a,b\n"未完,1\n,,,,\n'),
  text('hashes.csv', `hash\n${hash}\n${hash}\nnothing\n`),
  text('到访.csv', '日期,小区,人数\n2026-10-01,福田区,120\n'),
  text(
    'area.geojson',
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":null}]}',
  ),
  text('x.xlsx', 'PK\u0003\u0004 no workbook'),
  text('报告.pdf', '%PDF-1.7\n%%EOF'),
  text('../../x.exe', 'MZ'),
  pngOf(1),
  pngOf(400),
];

/** A small file of some kind, or one that the service itself gave out, now and then with bytes changed. */
export function someFile(given: readonly SentFile[], random: RandomSource): SentFile {
  const { fileName, bytes } = oneOf(random.next() < 0.4 && given.length > 0 ? given : files, random);
  if (bytes.length === 0 || random.next() < 0.7) return { fileName, bytes };
  const changed = Buffer.from(bytes);
  for (let n = 0; n < 3; n += 1) changed[random.below(changed.length)] = random.below(256);
  return {
    fileName,
    bytes: random.next() < 0.5 ? changed : changed.subarray(0, random.below(changed.length)),
  };
}
