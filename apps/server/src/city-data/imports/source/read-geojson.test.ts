import { expect, test } from 'vitest';
import { createIssueLog } from '../issue-log.ts';
import { bytesSource, type ByteSource } from './byte-source.ts';
import { openGeoJson } from './read-geojson.ts';

const feature = (name: string, lng = 114) => ({
  type: 'Feature',
  properties: { name, note: 'a "}] [{ \\ 引号' },
  geometry: { type: 'Point', coordinates: [lng, 22.5] },
});

async function read(source: ByteSource) {
  const log = createIssueLog();
  const table = await openGeoJson(source, 'UTF-8', log);
  const rows = [];
  for await (const row of table.rows()) rows.push(row);
  return { columns: table.columns, rows, damaged: table.damagedRows(), issues: log.issues() };
}

const whole = (text: string): ByteSource => bytesSource(Buffer.from(text));
/** Hands the text out in pieces of a few bytes, so that every mark falls on a border once. */
const inPieces = (text: string, size: number): ByteSource => {
  const bytes = Buffer.from(text);
  return {
    byteCount: bytes.length,
    async *chunks() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  };
};

const collection = JSON.stringify({
  type: 'FeatureCollection',
  name: '集合',
  bbox: [1, 2, 3, 4],
  features: [feature('甲'), feature('乙', 115)],
});

test.each([
  ['a collection', collection],
  [
    'a collection with members behind its features',
    collection.replace(/\}$/, ',"crs":null,"meta":{"a":[1]}}'),
  ],
  ['an array', JSON.stringify([feature('甲'), feature('乙', 115)])],
  ['a feature a line', `${JSON.stringify(feature('甲'))}\n${JSON.stringify(feature('乙', 115))}\n`],
])('%s is read feature by feature, however it arrives', async (_name, text) => {
  for (const source of [whole(text), ...[1, 2, 3, 7, 64].map((size) => inPieces(text, size))]) {
    const { columns, rows, damaged } = await read(source);
    expect(columns).toEqual(['name', 'note', 'geometry']);
    expect(rows.map(({ row, cells }) => [row, cells.get('name'), cells.get('note')])).toEqual([
      [1, '甲', 'a "}] [{ \\ 引号'],
      [2, '乙', 'a "}] [{ \\ 引号'],
    ]);
    expect(JSON.parse(rows[1].cells.get('geometry')!)).toEqual({ type: 'Point', coordinates: [115, 22.5] });
    expect(damaged).toBe(0);
  }
});

test('truncated, invalid and non-feature items are left out and reported with their number', async () => {
  const cut = await read(whole(collection.slice(0, -40)));
  expect(cut.rows).toHaveLength(1);
  expect(cut.issues).toMatchObject([{ row: 2, reason: 'JSON 在此处中断，文件不完整' }]);
  const broken = await read(
    whole(`{"features":[${JSON.stringify(feature('甲'))},{"type":"Feature",},{"type":"Point"}]}`),
  );
  expect(broken.rows).toHaveLength(1);
  expect(broken.issues.map(({ row, reason }) => [row, reason])).toEqual([
    [2, '要素不是有效的 JSON'],
    [3, '类型应为 Feature，实为 Point'],
  ]);
});

test('projected systems are refused, geographic ones are not', async () => {
  const inSystem = (name: string) =>
    collection.replace('{', `{"crs":{"type":"name","properties":{"name":"${name}"}},`);
  for (const name of ['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'urn:ogc:def:crs:EPSG::4490'])
    expect((await read(whole(inSystem(name)))).rows).toHaveLength(2);
  await expect(read(whole(inSystem('urn:ogc:def:crs:EPSG::3857')))).rejects.toThrow('投影坐标');
});
