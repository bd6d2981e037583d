import { beforeAll, expect, test } from 'vitest';
import { kindFiles, textOf } from '../../testing/kind-files.ts';
import { openImportFixture, type ImportFixture } from '../../testing/import-fixture.ts';
import { numbers, shuffled, withColumns } from '../../testing/shuffled-files.ts';
import { startTestService } from '../../testing/test-service.ts';
import { gb18030Of } from '../../testing/import-file.ts';
import { workbookOf } from '../../testing/workbook-of.ts';

const service = startTestService();
let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await openImportFixture(service);
});

const seed = 20_261_121;

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

test('the same content in eighty other writings and orders of columns is the same content', async () => {
  const next = numbers(seed);
  let files = 0;
  for (const file of kindFiles) {
    await fixture.beginWith(file);
    const first = await fixture.importBytes(file, Buffer.from(textOf(file)));
    expect(first).toMatchObject({
      refusal: null,
      report: { rowsRefused: 0, rowsAccepted: file.rows.length },
    });
    expect(await fixture.storedCount(file)).toBe(fixture.promised(file, first.report!));
    const texts = writings.map((write) => write(textOf(file)));
    if (!file.geometries)
      texts.push(
        ...[';', '\t', '|'].map((mark) => Buffer.from(textOf(file, mark, '\r\n'))),
        Buffer.from(workbookOf([file.columns, ...file.rows])),
      );
    const order = shuffled(
      file.columns.map((_, i) => i),
      next,
    );
    texts.push(Buffer.from(textOf(withColumns(file, order))));
    for (const bytes of texts) {
      files++;
      const { report, refusal } = await fixture.importBytes(file, bytes);
      expect([file.kind, refusal, report?.isUnchanged, report?.rowsAccepted]).toEqual([
        file.kind,
        null,
        true,
        file.rows.length,
      ]);
    }
  }
  expect(files).toBeGreaterThanOrEqual(80);
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
    const { column, label, beyond } = file.numeric!;
    for (const value of wrong.map((one) => (one === '999' ? (beyond ?? one) : one))) {
      await fixture.beginWith(file);
      const bad = next(file.rows.length);
      const at = file.columns.indexOf(column);
      const rows = file.rows.map((row, i) => (i === bad ? row.with(at, value) : row));
      const outcome = await fixture.importBytes(file, Buffer.from(textOf({ ...file, rows })));
      await fixture.expectWhole(file, outcome, 0);
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
