import type { ImportIssue } from '@ooh/contract/domain/data-release';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { gb18030Of } from '../testing/import-file.ts';
import { kindFiles, textOf, type KindFile } from '../testing/kind-files.ts';
import { openTestService, type TestService } from '../testing/test-service.ts';
import { commandOwner } from './command-owner.ts';
import { findOwnSession, type ImportReport } from './import-session-store.ts';
import { kindOf } from './kinds.ts';
import { runImport } from './run-import.ts';
import { bytesSource } from './source/byte-source.ts';
import { startSession } from './start-session.ts';

let service: TestService;
let owner: SignedInUser;
beforeAll(async () => {
  service = await openTestService();
  owner = await commandOwner(service.context.db, cityCode);
});
afterAll(() => service?.close());

const cityCode = '440300';
const seed = 20_261_121;

/** A seeded stream of whole numbers below a bound. */
function numbers(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const nextJob = (() => {
  let count = 0;
  return () => `01980000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
})();

interface Outcome {
  readonly report: ImportReport | null;
  /** Why the file was refused as a whole; null when it was imported. */
  readonly refusal: string | null;
}

/** Imports bytes as the service does, its queue left out. Anything but a refusal is thrown on: a crash. */
async function importBytes(file: KindFile, bytes: Uint8Array): Promise<Outcome> {
  const { context } = service;
  const request = { address: 'test', requestId: 'test' };
  const { kind, grid = null } = file;
  let importId: string | undefined;
  try {
    const source = bytesSource(bytes);
    const upload = { kind, cityCode, crs: 'WGS84', grid, fileName: '变异文件', source } as const;
    importId = (await startSession(context, owner, upload, request)).import_id;
    const mode =
      kindOf(kind)
        .modesFor('csv')
        .find((one) => one === 'replace') ?? null;
    const payload = { importId, isDryRun: false, mode, source: '', legalBasis: '' } as const;
    const control = {
      jobId: nextJob(),
      ownerId: owner.userId,
      signal: new AbortController().signal,
      progress: () => undefined,
    };
    const { report } = await runImport(
      context,
      { ...payload, retainUntil: null, createdBy: '测试' },
      control,
    );
    return { report, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const session = importId ? await findOwnSession(context.db, importId, owner.userId) : undefined;
    return { report: session?.report ?? null, refusal: error.message };
  }
}

/** Records of the kind's release in force, as the stores hold them. */
async function storedCount({ kind }: KindFile): Promise<number> {
  const { db, clickhouse } = service.context;
  const release = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', kindOf(kind).releaseKind)
    .where('state', '=', 'current')
    .executeTakeFirst();
  const releaseId = release?.release_id ?? '';
  if (kind === 'trips' || kind === 'trip-grid') {
    const table = kind === 'trips' ? 'od_trip' : 'od_flow';
    const rows = await clickhouse.query(
      `SELECT release_id AS id, toInt32(count()) AS count FROM ${table} GROUP BY id`,
      {},
      z.object({ id: z.string(), count: z.number() }),
    );
    // A release that failed leaves no facts behind.
    const known = await db.selectFrom('data_release').select('release_id').execute();
    const ids = new Set(known.map(({ release_id }) => release_id));
    expect(rows.filter(({ id }) => !ids.has(id))).toEqual([]);
    return rows.find(({ id }) => id === releaseId)?.count ?? 0;
  }
  const tables = {
    poi: 'poi',
    districts: 'district',
    metro: 'metro_line',
    'bus-lines': 'bus_line',
    aoi: 'aoi',
    'business-districts': 'business_district',
    'media-positions': 'media_face',
    'rate-cards': 'rate_card_price',
  } as const;
  const { count } = await db
    .selectFrom(tables[kind])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('release_id', '=', releaseId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function forgetAll(): Promise<void> {
  await service.context.db.deleteFrom('data_release').execute();
  for (const table of ['od_trip', 'od_flow'])
    await service.context.clickhouse.command(`TRUNCATE TABLE ${table}`);
}

/** Records that a report promises: rows for most kinds, lines for networks. */
const promised = (file: KindFile, report: ImportReport): number =>
  file.kind === 'metro' || file.kind === 'bus-lines' ? report.counts['lines'] : report.rowsAccepted;

/** Errors of rows name the row, and the field unless the row itself is broken; nothing else is said about a row. */
function expectNamed(issues: readonly ImportIssue[], rows: number): void {
  for (const { severity, row, field, reason } of issues) {
    expect(reason).not.toBe('');
    if (severity !== 'error' || row === null) continue;
    expect(row).toBeGreaterThan(0);
    expect(row).toBeLessThanOrEqual(rows + 2);
    if (field === null)
      expect(reason).toMatch(/列，表头|引号|单行过长|CSV|JSON|Feature|要素|嵌套|其后的内容/);
  }
}

/** What must hold after any file whatever: nothing is half imported, and what is said names its place. */
async function expectWhole(file: KindFile, { report, refusal }: Outcome, before: number): Promise<void> {
  if (refusal !== null) {
    expect(refusal).toMatch(/\p{Script=Han}/u);
    expect(refusal).not.toMatch(/undefined|NaN|\[object|Error/);
    expect(await storedCount(file)).toBe(before);
  }
  if (report === null) return;
  expectNamed(report.issues, report.rowsRead);
  expect(report.rowsAccepted + report.rowsRefused).toBe(report.rowsRead);
  if (refusal === null) expect(await storedCount(file)).toBe(promised(file, report));
}

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** Ways of writing the same text down; each must be read to the same end. */
const writings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => gb18030Of(text),
  (text) => utf16(`\uFEFF${text}`),
  (text) => utf16(text),
  (text) => swapped(utf16(`\uFEFF${text}`)),
  (text) => swapped(utf16(text)),
];

function shuffled<Item>(items: readonly Item[], next: (below: number) => number): Item[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function withColumns(file: KindFile, order: readonly number[]): KindFile {
  return {
    ...file,
    columns: order.map((i) => file.columns[i]),
    rows: file.rows.map((row) => order.map((i) => row[i])),
  };
}

test('the same content in sixty other writings and orders of columns is the same content', async () => {
  const next = numbers(seed);
  let files = 0;
  for (const file of kindFiles) {
    await forgetAll();
    const first = await importBytes(file, Buffer.from(textOf(file)));
    expect(first).toMatchObject({
      refusal: null,
      report: { rowsRefused: 0, rowsAccepted: file.rows.length },
    });
    expect(await storedCount(file)).toBe(promised(file, first.report!));
    const texts = writings.map((write) => write(textOf(file)));
    if (!file.geometries)
      texts.push(...[';', '\t', '|'].map((mark) => Buffer.from(textOf(file, mark, '\r\n'))));
    const order = shuffled(
      file.columns.map((_, i) => i),
      next,
    );
    texts.push(Buffer.from(textOf(withColumns(file, order))));
    for (const bytes of texts) {
      files++;
      const { report, refusal } = await importBytes(file, bytes);
      expect([file.kind, refusal, report?.isUnchanged, report?.rowsAccepted]).toEqual([
        file.kind,
        null,
        true,
        file.rows.length,
      ]);
    }
  }
  expect(files).toBeGreaterThanOrEqual(60);
});

test('a wrong cell is named with its row and field, and the other rows are imported', async () => {
  const next = numbers(seed + 1);
  const wrong = [
    'abc',
    '',
    '12,34,56',
    '1e999',
    '∞',
    '2026-13-45',
    '=1+1',
    '999',
    'NaN',
    '\u0007',
    'x'.repeat(5000),
  ];
  for (const file of kindFiles.filter(({ numeric }) => numeric)) {
    const { column, label } = file.numeric!;
    for (const value of wrong) {
      await forgetAll();
      const bad = next(file.rows.length);
      const at = file.columns.indexOf(column);
      const rows = file.rows.map((row, i) => (i === bad ? row.with(at, value) : row));
      const outcome = await importBytes(file, Buffer.from(textOf({ ...file, rows })));
      await expectWhole(file, outcome, 0);
      const errors = outcome.report!.issues.filter(({ severity }) => severity === 'error');
      // A number out of range may be seen at the other half of a pair of coordinates; it is the same row.
      expect([file.kind, value.slice(0, 9), errors.map(({ row }) => row)]).toEqual([
        file.kind,
        value.slice(0, 9),
        [bad + 1],
      ]);
      if (value !== '999') expect(errors[0].field).toBe(label === column ? label : `${label}（${column}）`);
      expect(outcome.report!.rowsAccepted).toBe(file.rows.length - 1);
    }
  }
});

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

test('a hundred and fifty damaged files: none crashes, none is half imported, each message names its place', async () => {
  const next = numbers(seed + 2);
  let refused = 0;
  for (let variant = 0; variant < 150; variant++) {
    if (variant % 15 === 0) await forgetAll();
    const file = kindFiles[variant % kindFiles.length];
    const before = await storedCount(file);
    const outcome = await importBytes(file, damaged(file, Math.floor(variant / kindFiles.length), next));
    if (outcome.refusal !== null) refused++;
    await expectWhole(file, outcome, before);
  }
  expect(refused).toBeGreaterThan(20);
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
    await forgetAll();
    const file = kinds[index % kinds.length];
    const outcome = await importBytes(file, bytes);
    expect([name, file.kind, outcome.refusal]).toEqual([name, file.kind, expect.any(String)]);
    await expectWhole(file, outcome, 0);
  }
});
