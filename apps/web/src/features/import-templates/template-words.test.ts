import { exampleTemplateDetail } from '@ooh/contract/domain/import-template';
import { expect, test } from 'vitest';
import { readingText, usesText } from './template-words.ts';

test('a template says what it reads and how, and what uses it', () => {
  expect(readingText(exampleTemplateDetail)).toEqual([
    '1 列 · 1 个固定值',
    '表头在第 1 行 · WGS-84 · 增量更新',
  ]);
  expect(
    readingText({
      ...exampleTemplateDetail,
      headerRow: 0,
      words: [{ label: '媒体', word: '梯牌', value: '电梯海报' }],
    }),
  ).toEqual(['1 列 · 1 个固定值 · 1 个词义', '没有表头 · WGS-84 · 增量更新']);
  expect(usesText([...exampleTemplateDetail.usedBy, { by: 'key', name: '夜间', owner: '王敏' }])).toBe(
    '定时导入「线路每日同步」（策划示例）、密钥「夜间」（王敏）',
  );
});
