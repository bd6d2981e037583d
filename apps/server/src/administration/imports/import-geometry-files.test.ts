import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { shapefileOf } from '../../testing/shapefile-of.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
beforeEach(() => clearReleases(service));

const places = [
  { name: '华强店', kind: '餐饮服务;中餐厅', at: [114.05, 22.54] },
  { name: '莲花超市', kind: '购物服务', at: [114.0612345, 22.5512345] },
] as const;

const storedPlaces = async () => {
  const rows = await service.context.db
    .selectFrom('poi')
    .select(['name', 'category', 'lng', 'lat'])
    .execute();
  return rows.map(({ name, category, lng, lat }) => [name, category, lng, lat]).toSorted();
};
const expected = places.map(({ name, kind, at }) => [name, kind, ...at]).toSorted();

const csv = [
  'name,type,lng,lat',
  ...places.map(({ name, kind, at }) => `${name},${kind},${at.join(',')}`),
  '',
].join('\n');
const geojson = JSON.stringify({
  type: 'FeatureCollection',
  features: places.map(({ name, kind, at }) => ({
    type: 'Feature',
    properties: { name, type: kind },
    geometry: { type: 'Point', coordinates: at },
  })),
});
const kml = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${places
  .map(
    ({
      name,
      kind,
      at,
    }) => `<Placemark><name>${name}</name><ExtendedData><Data name="type"><value>${kind}</value>
    </Data></ExtendedData><Point><coordinates>${at.join(',')},0</coordinates></Point></Placemark>`,
  )
  .join('')}</Document></kml>`;

const kmz = Buffer.from(zipSync({ 'doc.kml': strToU8(kml), 'files/icon.png': new Uint8Array([1, 2, 3]) }));

test.each([
  ['CSV in gzip', 'csv', gzipSync(csv)],
  ['GeoJSON in gzip', 'geojson', gzipSync(geojson)],
  ['KML', 'kml', Buffer.from(kml)],
  ['KML in gzip', 'kml', gzipSync(kml)],
  ['KMZ', 'kml', kmz],
  ['a shapefile in GB18030', 'shp', shapefileOf(places)],
] as const)('%s is read like the table that it holds', async (_name, format, bytes) => {
  const { session, job } = await importFile(service, { fileName: '地点', bytes }, { kind: 'poi' });
  expect([job.state, session.format, session.report?.issues]).toEqual(['done', format, []]);
  expect(await storedPlaces()).toEqual(expected);
});

test('a shapefile in a projection is converted by its .prj', async () => {
  // Gauss–Krüger, zone of 114°: what proj4 makes of the two places.
  const prj =
    'PROJCS["CGCS2000_3_Degree_GK_CM_114E",GEOGCS["GCS_China_Geodetic_Coordinate_System_2000",DATUM["D_China_2000",SPHEROID["CGCS2000",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Gauss_Kruger"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",114.0],PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
  const projected = shapefileOf([{ name: '中央', kind: '地点', at: [500_000, 2_493_000] }], {
    '数据/点.prj': strToU8(prj),
  });
  const { job } = await importFile(service, { fileName: '点.zip', bytes: projected }, { kind: 'poi' });
  expect(job.state).toBe('done');
  const [[, , lng, lat]] = await storedPlaces();
  expect(lng).toBeCloseTo(114, 6);
  // A degree of latitude is 110.75 km there.
  expect(lat).toBeCloseTo(22.535, 2);
});

const refusalOf = async (bytes: Buffer, kind = 'poi' as const) => {
  const uploaded = await service.upload(
    'v1/imports',
    { kind, cityCode: '440300' },
    { fileName: '文件', bytes },
    admin,
  );
  return uploaded.envelope.message;
};

test.each([
  ['gzip bomb', gzipSync(Buffer.alloc(64 * 1024 * 1024)), /压缩炸弹|超过/],
  ['cut gzip', gzipSync(csv).subarray(0, 60), /gzip 文件不完整或已损坏/],
  ['archive in gzip', gzipSync(kmz), /又是压缩包/],
  ['entities', Buffer.from(kml.replace('<kml', '<!DOCTYPE kml [<!ENTITY a "b">]>\n<kml')), /XML|实体/],
  ['broken XML', Buffer.from(kml.replace('</Placemark>', '</Placemrk>')), /KML 不是有效的 XML/],
  [
    'no placemark',
    Buffer.from('<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>'),
    /没有带坐标的地标/,
  ],
  ['nesting', Buffer.from(`<kml>${'<Folder>'.repeat(80)}${'</Folder>'.repeat(80)}</kml>`), /嵌套超过/],
  ['a page', Buffer.from('<!DOCTYPE html><html><body>404</body></html>'), /网页或 XML/],
  ['no attributes', Buffer.from(zipSync({ 'a.shp': new Uint8Array(100) })), /缺少属性表/],
  [
    'two layers',
    Buffer.from(zipSync({ 'a.shp': new Uint8Array(100), 'b.shp': new Uint8Array(100) })),
    /现有 2 个/,
  ],
  [
    'empty shapes',
    Buffer.from(zipSync({ 'a.shp': new Uint8Array(3), 'a.dbf': new Uint8Array(2) })),
    /损坏|要素/,
  ],
])('%s: refused with the reason', async (_name, bytes, reason) => {
  const message = await refusalOf(Buffer.from(bytes));
  expect(message).toMatch(reason);
  expect(message).not.toMatch(/undefined|Error|at .*\.ts/);
});

test('a kind without geometry says what it takes', async () => {
  const uploaded = await service.upload(
    'v1/imports',
    { kind: 'rate-cards', cityCode: '440300' },
    { fileName: 'a.kml', bytes: Buffer.from(kml) },
    admin,
  );
  expect(uploaded.envelope.message).toBe(
    '刊例价与折扣须为 CSV、Excel（.xlsx）、Parquet 文件，此文件为 KML/KMZ',
  );
});
