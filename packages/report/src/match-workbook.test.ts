import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { cellText } from './cell-guard.ts';
import { matchWorkbook } from './match-workbook.ts';
import type { MatchDocument } from './match-workbook.ts';
import { readWorkbook } from './testing/read-workbook.ts';

const document: MatchDocument = {
  title: '地理位置匹配结果',
  header: {
    issuedAt: '2026-09-20T14:05:00+08:00',
    preparedBy: '韩梅梅',
    watermarkText: '韩梅梅',
    dataReleases: ['深圳 POI 2026-09'],
    demo: true,
  },
  filters: [{ label: '城市', value: '深圳' }],
  methodLines: ['TA浓度 = 区域内TA人数 ÷ 区域总人数。'],
  columns: [
    { title: '名称', format: 'text' },
    { title: 'TA人数', format: 'integer' },
    { title: 'TA浓度', format: 'percent' },
    { title: '刊例价(元)', format: 'money' },
    { title: '开始', format: 'date' },
  ],
  rows: [
    ['华强北', 120_345, 0.1234, 380_050, '2026-10-01'],
    ['岗厦', null, null, null, null],
  ],
};

test('rows, filters and 口径 can be read back', async () => {
  const bytes = Buffer.from(await matchWorkbook(document));
  const rows = await readSheet(bytes, '地理位置匹配结果');
  expect(rows[0]).toEqual(['名称', 'TA人数', 'TA浓度', '刊例价(元)', '开始']);
  expect(rows[1].slice(0, 4)).toEqual(['华强北', 120_345, 0.1234, 3800.5]);
  expect((rows[1][4] as unknown as Date).toISOString().slice(0, 10)).toBe('2026-10-01');
  expect(rows[2]).toEqual(['岗厦', '—', '—', '—', '—']);
  const notes = (await readSheet(bytes, '说明')).flat().join('\n');
  for (const part of [
    '城市',
    '深圳',
    'TA浓度 =',
    '韩梅梅',
    '2026-09-20 14:05',
    '深圳 POI 2026-09',
    '演示数据',
  ]) {
    expect(notes).toContain(part);
  }
});

test('rows that do not match the columns are refused', async () => {
  await expect(matchWorkbook({ ...document, rows: [['一']] })).rejects.toThrow('第 1 行有 1 个值，应为 5 个');
  await expect(matchWorkbook({ ...document, columns: [], rows: [] })).rejects.toThrow('没有列');
});

test('a time without an offset is refused, since its instant would depend on the machine', async () => {
  const header = { ...document.header, issuedAt: '2026-09-20T14:05:00' };
  await expect(matchWorkbook({ ...document, header })).rejects.toThrow('带时区');
});

const hostileText = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', '＝', '＋', '－', '＠', ' =', '\n@', '|'),
      fc.string(),
    )
    .map(([start, rest]) => start + rest),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '#REF!',
    '#N/A',
    '_x0041_',
    '_x000D_',
    '</t></si>',
    ']]>',
    '&amp;',
    '\ud800',
    '\uffff',
    "=cmd|' /C calc'!A0",
  ),
);

test('no text becomes a formula or an error value, and every sanitised text survives a round trip', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 1, maxLength: 8 }), async (texts) => {
      const bytes = await matchWorkbook({
        ...document,
        title: texts[0],
        header: { ...document.header, preparedBy: texts[0], watermarkText: texts.join('') },
        filters: texts.map((text) => ({ label: text, value: text })),
        methodLines: texts,
        columns: [{ title: texts[0], format: 'text' }],
        rows: texts.map((text) => [text]),
      });
      const book = readWorkbook(bytes);
      for (const sheet of book.sheets.values()) {
        for (const cell of sheet.cells.values()) {
          expect(cell.formula).toBeNull();
          expect(cell.type).not.toBe('e');
        }
      }
      const [data] = book.sheets.values();
      for (const [index, text] of texts.entries()) {
        const cell = data.cells.get(`A${index + 2}`)!;
        const expected = cellText(text);
        expect(cell.value ?? '').toBe(expected);
        if (/^[=+\-@＝＋－＠]/.test(expected)) expect(book.styles[cell.style].numberFormat).toBe('@');
      }
    }),
    { numRuns: 150 },
  );
});
