import type { ImportIssue } from '@ooh/contract/domain/data-release';
import { expect } from 'vitest';
import { z } from 'zod';
import { commandOwner } from '../city-data/imports/command-owner.ts';
import { findOwnSession, type ImportReport } from '../administration/imports/import-session-store.ts';
import { kindOf } from '../administration/imports/kinds.ts';
import { runImport } from '../administration/imports/run-import.ts';
import { bytesSource } from '../city-data/imports/source/byte-source.ts';
import { startSession } from '../administration/imports/start-session.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { SignedInUser } from '../platform/session/session.ts';
import { factTables, textOf, type KindFile } from './kind-files.ts';
import type { TestService } from './test-service.ts';

const cityCode = '440300';

export interface Outcome {
  readonly report: ImportReport | null;
  /** Why the file was refused as a whole; null when it was imported. */
  readonly refusal: string | null;
}

/** Imports of test files into a service, and what its stores hold of them. */
export interface ImportFixture {
  importBytes(file: KindFile, bytes: Uint8Array): Promise<Outcome>;
  /** Records of the file's kind in force. */
  storedCount(file: KindFile): Promise<number>;
  /** Records that a report promises: rows for most kinds, lines for networks. */
  promised(file: KindFile, report: ImportReport): number;
  /** Removes all imported data, and imports what a file depends on. */
  beginWith(file: KindFile): Promise<void>;
  /** What must be true after any file: nothing is partly imported, and messages name row and field. */
  expectWhole(file: KindFile, outcome: Outcome, before: number): Promise<void>;
}

export async function openImportFixture(service: TestService): Promise<ImportFixture> {
  const owner = await commandOwner(service.context.db, cityCode);
  return {
    importBytes: (file, bytes) => importBytes(service, owner, file, bytes),
    storedCount: (file) => storedCount(service, file),
    promised,
    expectWhole: (file, outcome, before) => expectWhole(service, file, outcome, before),
    async beginWith(file) {
      await forgetAll(service);
      await file.stage?.(service);
      if (!file.restsOn) return;
      const { refusal } = await importBytes(service, owner, file.restsOn, Buffer.from(textOf(file.restsOn)));
      expect(refusal).toBeNull();
    },
  };
}

const nextJob = (() => {
  let count = 0;
  return () => `01980000-0000-7000-8000-${String(++count).padStart(12, '0')}`;
})();

/** Imports bytes as the service does, its queue left out. Anything but a refusal is thrown on: a crash. */
async function importBytes(
  service: TestService,
  owner: SignedInUser,
  file: KindFile,
  bytes: Uint8Array,
): Promise<Outcome> {
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
    const payload = {
      importId,
      isDryRun: false,
      mode,
      confirmedRemovals: 'any',
      source: '',
      legalBasis: '',
    } as const;
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
    if (!(error instanceof AppError)) throw error;
    const session = importId ? await findOwnSession(context.db, importId, owner.userId) : undefined;
    return { report: session?.report ?? null, refusal: error.message };
  }
}

/** Records of the kind's release in force, as the stores hold them. */
async function storedCount({ context: { db, clickhouse } }: TestService, file: KindFile): Promise<number> {
  const release = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', kindOf(file.kind).releaseKind)
    .where('state', '=', 'current')
    .executeTakeFirst();
  const releaseId = release?.release_id ?? '';
  if (file.stored.store === 'postings') {
    const { count } = await db
      .selectFrom('posting_import_change as change')
      .innerJoin('posting_import as import', 'import.import_id', 'change.import_id')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('import.release_id', '=', releaseId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  const { store, table } = file.stored;
  if (store === 'postgres') {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('release_id', '=', releaseId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
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

async function forgetAll(service: TestService): Promise<void> {
  await service.context.db.deleteFrom('data_release').execute();
  for (const table of factTables) await service.context.clickhouse.command(`TRUNCATE TABLE ${table}`);
}

/** Records that a report promises: rows for most kinds, lines for networks. */
const promised = (file: KindFile, report: ImportReport): number =>
  file.stored.counted === undefined ? report.rowsAccepted : report.counts[file.stored.counted];

/** Errors of rows name the row, and the field unless the row itself is broken; there are no other messages about rows. */
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

/** What must be true after any file: nothing is partly imported, and messages name row and field. */
async function expectWhole(
  service: TestService,
  file: KindFile,
  { report, refusal }: Outcome,
  before: number,
): Promise<void> {
  if (refusal !== null) {
    expect(refusal).toMatch(/\p{Script=Han}/u);
    expect(refusal).not.toMatch(/undefined|NaN|\[object|Error/);
    expect(await storedCount(service, file)).toBe(before);
  }
  if (report === null) return;
  expectNamed(report.issues, report.rowsRead);
  expect(report.rowsAccepted + report.rowsRefused).toBe(report.rowsRead);
  if (refusal !== null) return;
  const merges = !kindOf(file.kind).modesFor('csv').includes('replace');
  const expected = merges && report.isUnchanged ? before : promised(file, report);
  expect(await storedCount(service, file)).toBe(expected);
}
