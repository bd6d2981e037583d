import { expect, test } from 'vitest';
import { byShare, labelsOf, namesOf, searchLabels, sectionsOf } from './label-index.ts';

const tree = [
  {
    category: '基础属性',
    dimensions: [
      {
        dimension: '性别',
        exclusive: true,
        labels: [
          { labelId: 101, name: '男性', share: 0.55 },
          { labelId: 102, name: '女性', share: 0.45 },
        ],
      },
      { dimension: '年龄', exclusive: true, labels: [{ labelId: 113, name: '25–35岁', share: null }] },
    ],
  },
  {
    category: '出行',
    dimensions: [
      { dimension: '有车情况', exclusive: true, labels: [{ labelId: 511, name: '有车', share: 0.6 }] },
    ],
  },
];
const labels = labelsOf(tree);
const ids = (found: readonly { labelId: number }[]) => found.map(({ labelId }) => labelId);

test('labels are found by name, dimension or category', () => {
  expect(ids(searchLabels(labels, '女'))).toEqual([102]);
  expect(ids(searchLabels(labels, '性别'))).toEqual([101, 102]);
  expect(ids(searchLabels(labels, '出行'))).toEqual([511]);
  expect(ids(searchLabels(labels, ' '))).toEqual([101, 102, 113, 511]);
  expect(searchLabels(labels, '火星')).toEqual([]);
});

test('frequent labels come first, unknown shares last', () => {
  expect(ids(byShare(labels))).toEqual([511, 101, 102, 113]);
});

test('names and sections', () => {
  expect(namesOf(labels)(113)).toBe('25–35岁');
  expect(namesOf(labels)(9)).toBe('标签 9');
  expect(sectionsOf(labels).map(({ dimension, labels: inside }) => `${dimension} ${inside.length}`)).toEqual([
    '性别 2',
    '年龄 1',
    '有车情况 1',
  ]);
});
