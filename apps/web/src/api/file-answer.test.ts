import { expect, test } from 'vitest';
import { fileNameOf, readFileAnswer } from './file-answer.ts';

test.each([
  ['attachment; filename="plan.xlsx"', 'plan.xlsx'],
  ['attachment; filename=plan.xlsx', 'plan.xlsx'],
  ['attachment; filename="a \\"b\\".txt"', 'a "b".txt'],
  ['attachment; filename="%E6%8A%A5%E4%BB%B7%E5%8D%95.xlsx"', '报价单.xlsx'],
  [
    'attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E6%98%9F%E6%B2%B3_%E6%8A%A5%E4%BB%B7%E5%8D%95.xlsx',
    '星河_报价单.xlsx',
  ],
  ["attachment; filename*=utf-8'zh-CN'%E6%8E%92%E6%9C%9F.xlsx; filename=fallback.xlsx", '排期.xlsx'],
  ["attachment; filename*=GB18030''%B1%A8%BC%DB.xlsx", '报价.xlsx'],
  ['attachment; filename="100%.csv"', '100%.csv'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  ['attachment', '下载文件'],
  ['attachment; filename=".."', '下载文件'],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

const disposition = "attachment; filename*=UTF-8''%E6%8A%A5%E4%BB%B7.xlsx";

test('a file comes back with code 01, its name and the message', async () => {
  const blob = new Blob([Uint8Array.from([0x50, 0x4b, 3, 4])]);
  expect(await readFileAnswer(blob, disposition, '已生成')).toEqual({
    code: '01',
    message: '已生成',
    body: { file: blob, fileName: '报价.xlsx' },
  });
});

test('an envelope in place of the file is the failure it says', async () => {
  const blob = new Blob(['  {"code":"12","message":"方案尚未生成","body":null}']);
  expect(await readFileAnswer(blob, disposition)).toEqual({
    code: '12',
    message: '方案尚未生成',
    body: null,
  });
});

test('a JSON file that is no envelope is a file', async () => {
  const blob = new Blob(['{"type":"FeatureCollection","features":[]}']);
  expect((await readFileAnswer(blob, 'attachment; filename=a.json')).body?.fileName).toBe('a.json');
});
