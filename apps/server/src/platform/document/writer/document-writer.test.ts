import { matchWorkbook, type MatchDocument } from '@ooh/report/match-workbook';
import { DocumentError } from '@ooh/report/plan-checks';
import { samplePlan } from '@ooh/report/testing/sample-plan';
import { afterAll, expect, test } from 'vitest';
import { openDocumentWriter } from './document-writer.ts';

const writer = openDocumentWriter();
afterAll(() => writer.close());

const table = (rows: number): MatchDocument => ({
  title: '监测表',
  header: {
    issuedAt: '2026-11-20T10:00:00+08:00',
    preparedBy: '王强',
    watermarkText: '王强',
    dataReleases: [],
    demo: false,
  },
  filters: [],
  methodLines: ['说明'],
  columns: [
    { title: '点位', format: 'text' },
    { title: '面数', format: 'integer' },
  ],
  rows: Array.from({ length: rows }, (_, row) => [`点位${row}`, row % 7 === 0 ? null : row]),
});

test('documents equal the bytes of their writers, in the order of requests', async () => {
  const models = [40, 3, 0].map(table);
  const written = await Promise.all(models.map((model) => writer.write('matchWorkbook', model)));
  for (const [at, model] of models.entries())
    expect(Buffer.from(written[at]).equals(await matchWorkbook(model))).toBe(true);
});

test('calls are answered while a large document is written', async () => {
  let turns = 0;
  const turn = (): void => {
    turns++;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await writer.write('matchWorkbook', table(4000));
  clearImmediate(next);
  // Written in this thread, it would allow only a few turns of the event loop.
  expect(turns).toBeGreaterThan(200);
});

test('an inconsistent document is refused with its problems, and the next one is written', async () => {
  const refused = writer.write('quotationWorkbook', { ...samplePlan({ lines: 1, days: 28 }), lines: [] });
  await expect(refused).rejects.toThrow(DocumentError);
  await expect(refused).rejects.toMatchObject({ problems: expect.arrayContaining(['方案没有线路']) });
  const broken = { ...table(1), rows: [['一列']] };
  await expect(writer.write('matchWorkbook', broken)).rejects.toThrow(RangeError);
  expect((await writer.write('matchWorkbook', table(1))).byteLength).toBeGreaterThan(1000);
});

test('pending and later requests fail when the service stops', async () => {
  const stopping = openDocumentWriter();
  const writing = stopping.write('matchWorkbook', table(500));
  const failed = expect(writing).rejects.toThrow('closed');
  await stopping.close();
  await failed;
  await expect(stopping.write('matchWorkbook', table(1))).rejects.toThrow('closed');
});
