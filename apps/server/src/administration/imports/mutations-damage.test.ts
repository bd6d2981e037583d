import { gzipSync, strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { kindFiles, textOf, type KindFile } from '../../testing/kind-files.ts';
import { openImportFixture, type ImportFixture } from '../../testing/import-fixture.ts';
import { numbers, shuffled, withColumns } from '../../testing/shuffled-files.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await openImportFixture(service);
});

const seed = 20_261_121;

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Damage that no reader can foresee, by number. */
function damaged(file: KindFile, way: number, next: (below: number) => number): Uint8Array {
  const text = textOf(file);
  const bytes = Buffer.from(text);
  const spot = next(bytes.length);
  const geometry = (i: number, value: object) => ({
    ...file,
    geometries: file.geometries?.map((own, j) => (i === j ? value : own)),
  });
  switch (way % 10) {
    case 0:
      return bytes.subarray(0, 1 + spot);
    case 1: {
      for (let i = 0; i < 1 + next(40); i++) bytes[next(bytes.length)] = next(256);
      return bytes;
    }
    case 2:
      return Buffer.concat([bytes.subarray(0, spot), Buffer.from('"'), bytes.subarray(spot)]);
    case 3:
      return Buffer.from(text.replaceAll(['"', ',', ':', '}', '\n', '.'][next(6)], ''));
    case 4:
      return Buffer.concat([bytes, bytes.subarray(spot)]);
    case 5:
      return utf16(text).subarray(1);
    case 6: {
      const row = next(file.rows.length);
      const rows = file.rows.map((cells, i) =>
        i === row ? cells.map(() => ['\u0000', '""', '{', '-1', 'null'][next(5)]) : cells,
      );
      return Buffer.from(textOf({ ...file, rows }));
    }
    case 7:
      return Buffer.concat([bytes.subarray(0, spot), Buffer.alloc(2000, next(256)), bytes.subarray(spot)]);
    case 8:
      return Buffer.from(
        textOf(
          geometry(
            next(file.rows.length),
            [{ type: 'Point', coordinates: [] }, { type: 'Polygon', coordinates: [[[1]]] }, { type: 5 }][
              next(3)
            ],
          ),
        ),
      );
    default:
      return Buffer.from(textOf(withColumns(file, shuffled([...file.columns.keys()].slice(1), next))));
  }
}

/** Ten ways of damage to files of every kind; `npm run test:all` takes each way several times. */
const variants = process.env['OOH_TEST_ALL'] === '1' ? 200 : 80;

test(`${variants} damaged files: none crashes, none is half imported, each message names its place`, async () => {
  const next = numbers(seed + 2);
  let refused = 0;
  for (let variant = 0; variant < variants; variant++) {
    const file = kindFiles[variant % kindFiles.length];
    if (variant % 7 === 0 || file.restsOn || file.stage) await fixture.beginWith(file);
    const before = await fixture.storedCount(file);
    const outcome = await fixture.importBytes(
      file,
      // Every kind meets another way each time.
      damaged(file, variant + Math.floor(variant / kindFiles.length), next),
    );
    if (outcome.refusal !== null) refused++;
    await fixture.expectWhole(file, outcome, before);
  }
  expect(refused).toBeGreaterThan(variants / 10);
});

/** Files that are made to hurt, and other files than those asked for. */
function hostile(): readonly (readonly [string, Uint8Array])[] {
  const zeros = new Uint8Array(12 * 1024 * 1024);
  const deep = '['.repeat(100_000);
  const feature = (geometry: string) =>
    `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"a"},"geometry":${geometry}}]}`;
  return [
    ['zip bomb', zipSync({ 'stop_times.txt': zeros, 'routes.txt': strToU8('route_id') })],
    ['zip of a csv', zipSync({ 'a.csv': strToU8('name,lng,lat\n') })],
    ['workbook', zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/a.xml': strToU8('<x/>') })],
    ['zip with a path outside', zipSync({ '../routes.txt': strToU8('a') })],
    ['gzip', gzipSync(strToU8('name,lng,lat\n'))],
    ['png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4000, 7)])],
    ['pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4000, 3)])],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251))],
    ['nothing', Buffer.alloc(0)],
    ['blank lines', Buffer.from('\n\n \n\t\n')],
    ['only a mark', Buffer.from('efbbbf', 'hex')],
    ['header only', Buffer.from('name,type,lng,lat\n')],
    ['deep list', Buffer.from(deep)],
    ['deep feature', Buffer.from(feature(deep))],
    ['deep object', Buffer.from('{"a":'.repeat(50_000))],
    ['huge feature', Buffer.from(feature(`{"type":"Point","coordinates":["${'9'.repeat(9_000_000)}"]}`))],
    ['huge cell', Buffer.from(`name,type,lng,lat\n"${'甲'.repeat(1_600_000)}",b,114,22\n`)],
    ['open quote', Buffer.from(`name,type,lng,lat\n"${'a,b,114,22\n'.repeat(400_000)}`)],
    ['columns without end', Buffer.from(`${'a,'.repeat(100_000)}\n`)],
    ['projected', Buffer.from(`{"crs":{"properties":{"name":"EPSG:3857"}},${feature('null').slice(1)}`)],
    ['no features', Buffer.from('{"type":"FeatureCollection","features":[]}')],
    ['names of the prototype', Buffer.from('__proto__,constructor,lng,lat\na,b,114,22\n')],
  ];
}

test('bombs and foreign files are refused with the reason', async () => {
  const kinds = [kindFiles[0], kindFiles[2], kindFiles[5]];
  for (const [index, [name, bytes]] of hostile().entries()) {
    const file = kinds[index % kinds.length];
    await fixture.beginWith(file);
    const outcome = await fixture.importBytes(file, bytes);
    expect([name, file.kind, outcome.refusal]).toEqual([name, file.kind, expect.any(String)]);
    await fixture.expectWhole(file, outcome, 0);
  }
});
