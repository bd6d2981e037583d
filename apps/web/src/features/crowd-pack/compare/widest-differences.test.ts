import type { Figure } from '@ooh/contract/domain/figure';
import { expect, test } from 'vitest';
import { widestDifferences } from './widest-differences.ts';

const shown = (value: number): Figure => ({ value, low: value, high: value, suppressed: false });
const label = (labelId: number, tgi: number | null) => ({
  labelId,
  name: `标签 ${labelId}`,
  share: shown(0.2),
  isContradicted: false,
  baseShare: 0.1,
  tgi,
});
const pack = (packId: string, tgis: Record<number, number | null>) => ({
  packId,
  name: packId,
  persons: shown(1000),
  share: shown(0.1),
  portrait: [
    {
      category: '基础属性',
      dimension: '年龄',
      labels: Object.entries(tgis).map(([id, tgi]) => label(Number(id), tgi)),
    },
  ],
});

test('labels are told by how far apart the packs are; one that a pack does not show is left out', () => {
  const packs = [pack('a', { 1: 100, 2: 300, 3: 90 }), pack('b', { 1: 130, 2: 80, 3: null })];
  const found = widestDifferences(packs, 5);
  expect(found.map(({ labelId, tgis }) => [labelId, tgis])).toEqual([
    [2, [300, 80]],
    [1, [100, 130]],
  ]);
  expect(widestDifferences(packs, 1)).toHaveLength(1);
});
