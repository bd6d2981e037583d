import { matchWorkbook } from '@ooh/report/match-workbook';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { packedWorkbook, workbookOf, workbookParts, type SheetCell } from '../../../testing/workbook-of.ts';
import { createIssueLog } from '../issue-log.ts';
import { bytesSource } from './byte-source.ts';
import { detectFormat } from './open-table.ts';
import { openXlsx } from './read-xlsx.ts';

async function tableOf(bytes: Uint8Array) {
  const log = createIssueLog();
  const table = await openXlsx(bytesSource(bytes), log);
  const rows: [number, string[]][] = [];
  for await (const { row, cells } of table.rows()) rows.push([row, [...cells.values()]]);
  return { columns: table.columns, rows, warnings: log.issues().map(({ reason }) => reason) };
}

const xml = (text: string): SheetCell => ({ xml: text });
const number = (value: number | string, style = 0): SheetCell => xml(`<c s="${style}"><v>${value}</v></c>`);
/** The cell below a header of one column. */
const oneCell = async (cell: SheetCell): Promise<string> =>
  (await tableOf(workbookOf([['列'], [cell, '末']]))).rows[0][1][0];

test('reads the first visible sheet, names the others, and numbers rows from the header on', async () => {
  const parts = workbookParts([
    { name: '隐藏页', state: 'hidden', rows: [['错']] },
    {
      name: '点位 <A&B>',
      rows: [[], ['名称', '', '名称'], ['深南大道', '22.5', ' 甲 '], [], ['', '', '乙']],
    },
    { name: '说明', rows: [['说明']] },
    { name: '机密', state: 'veryHidden', rows: [['密']] },
  ]);
  expect(await tableOf(packedWorkbook(parts))).toEqual({
    columns: ['名称', '第2列', '名称 (2)'],
    rows: [
      [1, ['深南大道', '22.5', '甲']],
      [3, ['', '', '乙']],
    ],
    warnings: ['只读取工作表「点位 <A&B>」，未读取隐藏的「隐藏页」、「说明」、隐藏的「机密」'],
  });
});

test.each([
  [number(46_042, 1), '2026-01-20'],
  [number(46_042.334074074, 2), '2026-01-20 08:01:04'],
  [number(46_042, 3), '2026-01-20'],
  [number(0.25, 4), '06:00'],
  [number(0.999_988_426, 4), '23:59:59'],
  [number(60, 1), '1900-02-28'],
  [number(1, 1), '1900-01-01'],
  [number('22.542999999999999'), '22.543'],
  [number('1E-3'), '0.001'],
  [number('0.00000001'), '0.00000001'],
  [number('440300'), '440300'],
  [number('13800138000123'), '13800138000123'],
  [xml('<c t="b"><v>1</v></c>'), 'TRUE'],
  [xml('<c t="e"><v>#N/A</v></c>'), '#N/A'],
  [xml('<c t="str"><f>A1&amp;"x"</f><v>结果&#22330;</v></c>'), '结果场'],
  [xml('<c t="inlineStr"><is><r><t>华强</t></r><r><t>北</t></r><rPh><t>huá</t></rPh></is></c>'), '华强北'],
  [xml('<c t="d"><v>2026-01-20T08:01:04</v></c>'), '2026-01-20T08:01:04'],
  [xml('<c t="inlineStr"><is><t>一_x000A_二<![CDATA[<三>]]></t></is></c>'), '一\n二<三>'],
])('reads the cell %j as %s', async (cell, text) => {
  expect(await oneCell(cell)).toBe(text);
});

test('days count from 1904 where the workbook says so; formulas without results and cells beyond the header are named', async () => {
  const rows = [['日'], [number(44_580, 1)], [xml('<c><f>1+1</f></c>'), '多']];
  const parts = workbookParts([{ name: '一', rows }]);
  const book = parts['xl/workbook.xml'].replace('<workbookPr/>', '<workbookPr date1904="1"/>');
  const table = await tableOf(packedWorkbook(parts, { 'xl/workbook.xml': book }));
  expect(table.rows).toEqual([
    [1, ['2026-01-20']],
    [2, ['']],
  ]);
  expect(table.warnings).toEqual([
    '1 个公式没有保存计算结果，按空值处理；请在 Excel 中打开并保存后再导入',
    '第 2 列起没有表头，其内容未读',
  ]);
});

test('prefixes, missing references and relocated parts are read correctly', async () => {
  const parts = workbookParts([{ name: '一', rows: [] }]);
  const sheet =
    '<x:worksheet xmlns:x="m"><!-- a > b --><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>名</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>价</x:t></x:is></x:c></x:row>' +
    '<x:row><x:c t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const changes = { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': null, 'xl/styles.xml': null };
  expect(await tableOf(packedWorkbook(parts, changes))).toMatchObject({
    columns: ['名', '价'],
    rows: [[1, ['甲', '5']]],
  });
});

test('reads what the product itself writes', async () => {
  const bytes = await matchWorkbook({
    title: '线路',
    header: {
      issuedAt: '2026-11-21T10:00:00+08:00',
      preparedBy: '甲',
      watermarkText: '',
      dataReleases: [],
      demo: true,
    },
    filters: [],
    methodLines: [],
    columns: [
      { title: '名称', format: 'text' },
      { title: '人数', format: 'integer' },
      { title: '日期', format: 'date' },
      { title: '金额', format: 'money' },
    ],
    rows: [
      ['=cmd|A1', 12_345, '2026-01-20', 123_456],
      ['#N/A', 0, '2026-12-31', 1],
    ],
  });
  expect(await tableOf(bytes)).toEqual({
    columns: ['名称', '人数', '日期', '金额'],
    rows: [
      [1, ['=cmd|A1', '12345', '2026-01-20', '1234.56']],
      [2, ['#N/A', '0', '2026-12-31', '0.01']],
    ],
    warnings: ['只读取工作表「线路」，未读取「说明」'],
  });
});

const parts = workbookParts([{ name: '一', rows: [['名'], ['甲']] }]);
const packed = (changes: Record<string, string | null>) => packedWorkbook(parts, changes);
const sheetOf = (inner: string): string => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;

test.each([
  ['no workbook', packed({ 'xl/workbook.xml': null }), '不是 Excel 工作簿'],
  ['binary workbook', packedWorkbook({ ...parts, 'xl/workbook.bin': 'x' }), '.xlsb'],
  [
    'no sheet visible',
    packed({ 'xl/workbook.xml': parts['xl/workbook.xml'].replace('sheetId', 'state="hidden" sheetId') }),
    '没有可见的工作表',
  ],
  ['empty sheet', packed({ 'xl/worksheets/sheet1.xml': sheetOf('') }), '没有表头行'],
  [
    'cut XML',
    packed({ 'xl/worksheets/sheet1.xml': parts['xl/worksheets/sheet1.xml'].slice(0, -20) }),
    '在此处中断',
  ],
  [
    'entities of its own',
    packed({ 'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><sst/>` }),
    '文档类型声明',
  ],
  ['text that is not there', packed({ 'xl/sharedStrings.xml': '<sst/>' }), '不存在的文字'],
  ['nested without end', packed({ 'xl/worksheets/sheet1.xml': '<a>'.repeat(100) }), '嵌套过深'],
  [
    'a column beyond all',
    packed({ 'xl/worksheets/sheet1.xml': sheetOf('<row><c r="ZZZZZZ1"><v>1</v></c></row>') }),
    '列号超出范围',
  ],
  [
    'a bomb',
    zipSync({
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
      'xl/media/a': new Uint8Array(9_000_000),
    }),
    '压缩炸弹',
  ],
  ['cut archive', packed({}).slice(0, -30), '找不到目录'],
])('%s is refused', async (_name, bytes, reason) => {
  const reading = tableOf(bytes);
  await expect(reading).rejects.toThrow(AppError);
  await expect(reading).rejects.toThrow(reason);
});

test('every flipped byte is either refused or read, never a crash', async () => {
  const bytes = packed({});
  for (let at = 0; at < bytes.length; at += 7) {
    const flipped = bytes.slice();
    flipped[at] ^= 0x55;
    await tableOf(flipped).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
  }
});

test('an archive whose entries claim less than they hold is refused as it unpacks', async () => {
  const sheet = sheetOf(`<row><c t="inlineStr"><is><t>${'甲'.repeat(20_000)}</t></is></c></row>`);
  const bytes = Buffer.from(packed({ 'xl/worksheets/sheet1.xml': sheet }));
  const mark = Buffer.from('PK\u0001\u0002');
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
    if (bytes.toString('utf8', at + 46, at + 46 + bytes.readUInt16LE(at + 28)).includes('sheet1'))
      bytes.writeUInt32LE(100, at + 24);
  await expect(tableOf(bytes)).rejects.toThrow('比目录所写的大');
});

test('workbooks are distinguished from feeds and from .xls files by their bytes', async () => {
  expect(await detectFormat(bytesSource(packed({})))).toEqual({ format: 'xlsx', encoding: 'UTF-8' });
  expect(await detectFormat(bytesSource(zipSync({ 'stops.txt': strToU8('stop_id') })))).toMatchObject({
    format: 'gtfs',
  });
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  await expect(detectFormat(bytesSource(old))).rejects.toThrow('.xls）或加密');
});

test('columns are named by a row below merged titles, and cells merged over rows hold their text in each', async () => {
  const parts = workbookParts([
    {
      name: '点位',
      rows: [
        ['某公司点位表'],
        ['编号', '小区', '面'],
        ['E1', '甲小区', '1'],
        ['E2', '', '2'],
        ['E3', '', '3'],
        ['E4', '乙小区', '1'],
      ],
    },
  ]);
  const path = 'xl/worksheets/sheet1.xml';
  const merges = '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="B3:B5"/></mergeCells>';
  parts[path] = parts[path].replace('</sheetData>', `</sheetData>${merges}`);
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
  const log = createIssueLog();
  const table = await openXlsx(bytesSource(bytes), log, 2);
  const rows = [];
  for await (const { row, cells } of table.rows()) rows.push([row, ...cells.values()]);
  expect(table.columns).toEqual(['编号', '小区', '面']);
  expect(rows).toEqual([
    [1, 'E1', '甲小区', '1'],
    [2, 'E2', '甲小区', '2'],
    [3, 'E3', '甲小区', '3'],
    [4, 'E4', '乙小区', '1'],
  ]);
  expect(log.issues().map(({ reason }) => reason)).toEqual(['1 处跨行合并的单元格已按首格的内容填入各行']);
});
