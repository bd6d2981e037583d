import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { FetchSource, PMTiles } from 'pmtiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCityArchive } from '../city-data/basemap/kept-basemaps.ts';
import { offeredBasemaps } from '../city-data/basemap/offered-basemaps.ts';
import { writeArchive } from '../city-data/basemap/write-archive.ts';
import { readConfig } from '../platform/config/config.ts';
import { serveBaseMaps } from './base-map-files.ts';
import { passTiandituPictures } from './tianditu-proxy.ts';

const shenzhen = { west: 113.7, south: 22.4, east: 114.6, north: 22.9 };
const tiles = [10, 11].map((z) => ({ z, x: 836, y: 446, bytes: Buffer.from(`tile ${z}`) }));
const archiveWith = (streets: 'whole' | 'part', bounds = shenzhen) =>
  writeArchive(tiles, {
    bounds,
    minZoom: 6,
    maxZoom: 14,
    metadata: {
      attribution: '<a href="x">© OpenStreetMap contributors</a>',
      ooh: { cityCode: '440300', streets, dataDate: null },
    },
  });

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'base-maps-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const settings = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env }, '0');
const offered = (cityCode = '440300', env: Record<string, string> = {}) =>
  offeredBasemaps(settings(env), cityCode);
const idsOf = ({ maps }: Awaited<ReturnType<typeof offered>>) => maps.map(({ id }) => id);

test('a city without anything added has its schematic streets', async () => {
  const { preferred, problems, ...rest } = await offered();
  expect([idsOf({ preferred, problems, ...rest }), preferred, problems]).toEqual([
    ['schematic'],
    'schematic',
    [],
  ]);
});

test('real streets of a whole city come first, those of a part are there to be chosen', async () => {
  await keepCityArchive(dataDir, '440300', archiveWith('part'));
  expect(await offered()).toMatchObject({ preferred: 'schematic', maps: [{}, { note: /部分城区/ }] });
  await keepCityArchive(dataDir, '440300', archiveWith('whole'));
  const whole = await offered();
  expect(whole.preferred).toBe('osm');
  expect(whole.maps[1]).toMatchObject({
    attribution: '© OpenStreetMap contributors',
    tiles: { kind: 'archive', minZoom: 6, maxZoom: 14 },
  });
});

test('keys add their maps; AMap stays the first where it has one', async () => {
  const keyed = await offered('440300', { TIANDITU_KEY: 'key-1', AMAP_KEY: 'key-2' });
  expect(idsOf(keyed)).toEqual(['schematic', 'osm', 'tianditu', 'amap']);
  expect(keyed.preferred).toBe('amap');
  expect(JSON.stringify(keyed)).not.toContain('key-');
  expect((await offered('350200', { TIANDITU_KEY: 'key-1' })).preferred).toBe('tianditu');
  expect(() => settings({ TIANDITU_KEY: 'a key"' })).toThrow('TIANDITU_KEY');
});

test('a file of tiles that is absent, damaged or of another place is told, and the rest is there', async () => {
  const at = (name: string) => join(dataDir, name);
  await writeFile(at('text.pmtiles'), 'no archive'.repeat(2000));
  await writeFile(
    at('far.pmtiles'),
    Buffer.concat(archiveWith('whole', { west: 11, south: 43, east: 12, north: 44 })),
  );
  await writeFile(at('here.pmtiles'), Buffer.concat(archiveWith('whole')));
  const problemOf = async (BASEMAP: string) => (await offered('440300', { BASEMAP })).problems;
  expect(await problemOf(at('absent.pmtiles'))).toEqual([`底图文件不存在：${at('absent.pmtiles')}`]);
  expect(await problemOf(dataDir)).toEqual([`底图 ${dataDir} 不是文件`]);
  expect(await problemOf(at('text.pmtiles'))).toEqual([expect.stringContaining('不是可用的 PMTiles 文件')]);
  expect(await problemOf(at('far.pmtiles'))).toEqual([expect.stringMatching(/不含深圳市$/)]);
  const here = await offered('440300', { BASEMAP: at('here.pmtiles') });
  expect([idsOf(here), here.problems]).toEqual([['schematic', 'osm', 'pmtiles'], []]);
});

test('a file of tiles that has a part of the city is there to be chosen, one that has most of it comes first', async () => {
  const BASEMAP = join(dataDir, 'reach.pmtiles');
  const offeredOf = async (west: number, east: number, south: number) => {
    await writeFile(BASEMAP, Buffer.concat(archiveWith('whole', { west, east, south, north: 22.9 })));
    const { maps, preferred, problems } = await offered('440300', { BASEMAP });
    return { preferred, problems, note: maps.find(({ id }) => id === 'pmtiles')?.note };
  };
  await rm(join(dataDir, 'basemap'), { recursive: true });
  const note = '底图文件仅覆盖该城市的一部分';
  expect(await offeredOf(113.7, 114.05, 22.4)).toEqual({ preferred: 'schematic', problems: [], note });
  expect(await offeredOf(113.7, 114.4, 22.4)).toEqual({ preferred: 'pmtiles', problems: [], note: null });
  expect(await offeredOf(113.7, 114.4, 22.75)).toEqual({ preferred: 'schematic', problems: [], note });
  await keepCityArchive(dataDir, '440300', archiveWith('whole'));
});

test('archives are served by byte range as readers ask, and nothing else of the folder', async () => {
  const app = Fastify();
  serveBaseMaps(app, settings());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const archive = new PMTiles(new FetchSource(`${url}/base-maps/440300.pmtiles?v=1`));
  for (const { z, x, y, bytes } of tiles)
    expect(Buffer.from((await archive.getZxy(z, x, y))!.data)).toEqual(bytes);
  const ask = (path: string, range?: string) =>
    app.inject({ url: `/base-maps/${path}`, headers: range === undefined ? {} : { range } });
  const first = await ask('440300.pmtiles', 'bytes=0-6');
  expect([first.statusCode, first.body]).toEqual([206, 'PMTiles']);
  expect(first.headers['content-range']).toMatch(/^bytes 0-6\/\d+$/);
  for (const range of [undefined, 'bytes=5-1', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=99999999-99999999'])
    expect((await ask('440300.pmtiles', range)).statusCode, range).toBe(416);
  for (const path of ['110000.pmtiles', 'operator.pmtiles', '..%2fsecret.pmtiles', '440300.pmtiles.part'])
    expect((await ask(path, 'bytes=0-6')).statusCode, path).toBe(404);
  await app.close();
});

test('pictures of 天地图 come with the key of the service, and a refusal is none', async () => {
  const asked: URL[] = [];
  const answers = [
    () => new Response('picture', { headers: { 'content-type': 'image/png' } }),
    () => new Response('{"code":12}', { headers: { 'content-type': 'application/json' } }),
  ];
  const app = Fastify();
  passTiandituPictures(app, { tiandituKey: 'key-1' }, async (address) => {
    asked.push(new URL(String(address)));
    return answers[asked.length - 1]();
  });
  const ask = (path: string, site = 'same-origin') =>
    app.inject({ url: `/base-maps/tianditu/${path}`, headers: { 'sec-fetch-site': site } });
  const picture = await ask('vec/12/3345/1784');
  expect([picture.statusCode, picture.body]).toEqual([200, 'picture']);
  expect(asked[0].host).toMatch(/^t[0-7]\.tianditu\.gov\.cn$/);
  expect(Object.fromEntries(asked[0].searchParams)).toMatchObject({
    LAYER: 'vec',
    TILEMATRIX: '12',
    TILECOL: '3345',
    TILEROW: '1784',
    tk: 'key-1',
  });
  expect((await ask('cva/12/3345/1784')).statusCode).toBe(502);
  for (const path of ['img/12/1/1', 'vec/12/4096/1', 'vec/99/1/1', 'vec/x/1/1'])
    expect((await ask(path)).statusCode, path).toBe(404);
  expect((await ask('vec/12/1/1', 'cross-site')).statusCode).toBe(404);
  expect(asked).toHaveLength(2);
  const bare = Fastify();
  passTiandituPictures(bare, { tiandituKey: null });
  expect((await bare.inject('/base-maps/tianditu/vec/12/1/1')).statusCode).toBe(404);
  await Promise.all([app.close(), bare.close()]);
});
