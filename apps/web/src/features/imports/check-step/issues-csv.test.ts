import { expect, test } from 'vitest';
import { issuesCsv } from './issues-csv.ts';

test('issues become rows with quotes, commas and line breaks kept', () => {
  const csv = issuesCsv([
    { severity: 'error', row: 3, field: '站点坐标', reason: '列表无法解析，第 4 个字符', value: '["a", b\n' },
    { severity: 'warning', row: null, field: null, reason: '整体', value: null },
  ]);
  expect(csv).toBe(
    '\uFEFF级别,行,字段,原因,值\r\n错误,3,站点坐标,列表无法解析，第 4 个字符,"[""a"", b\n"\r\n警告,,,整体,\r\n',
  );
});

test('a value of the file never becomes a formula of the spreadsheet', () => {
  const csv = issuesCsv([
    { severity: 'error', row: 1, field: '线路名称', reason: 'x', value: '=HYPERLINK("http://x")' },
    { severity: 'error', row: 2, field: '线路名称', reason: 'x', value: '-113.9' },
  ]);
  expect(csv).toContain('"\'=HYPERLINK(""http://x"")"');
  expect(csv).toContain(",'-113.9\r\n");
});
