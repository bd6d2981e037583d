import { expect, test } from 'vitest';
import { allLabels, crowdLabels, labelId } from './labels.ts';

test('ids are unique, positive 16-bit numbers; names are unique', () => {
  const labels = allLabels();
  expect(labels.length).toBeGreaterThanOrEqual(100);
  expect(new Set(labels.map(({ label }) => label.labelId)).size).toBe(labels.length);
  expect(new Set(labels.map(({ label }) => label.name)).size).toBe(labels.length);
  for (const { label } of labels) {
    expect(label.labelId).toBeGreaterThan(0);
    expect(label.labelId).toBeLessThan(65_536);
  }
});

test('the seven categories are in the specified order', () => {
  expect(crowdLabels.map(({ category }) => category)).toEqual([
    '基础属性',
    '消费能力',
    '人生阶段',
    '兴趣偏好',
    '出行',
    '触媒',
    '到访品牌',
  ]);
});

test('labels referenced by name have that name', () => {
  const nameOf = new Map(allLabels().map(({ label }) => [label.labelId, label.name]));
  expect(nameOf.get(labelId.female)).toBe('女性');
  expect(nameOf.get(labelId.age25to35)).toBe('25–35岁');
  expect(nameOf.get(labelId.officeWorker)).toBe('上班族');
  expect(nameOf.get(labelId.hasCar)).toBe('有车');
  expect(nameOf.get(labelId.newEnergyCar)).toBe('新能源车');
  expect(nameOf.get(labelId.visitsMall)).toBe('购物中心');
  expect(nameOf.get(labelId.visitsPark)).toBe('公园景区');
  expect(nameOf.get(labelId.firstOutdoor)).toBe('公交媒体');
});
