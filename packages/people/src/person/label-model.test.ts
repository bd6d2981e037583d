import { expect, test } from 'vitest';
import { allLabels } from '@ooh/reference/labels';
import { labelProbability, multiLabelRows } from './label-model.ts';

test('modelled labels exist, are ascending, belong to multiple-choice dimensions, and have the declared base share', () => {
  const known = new Map(allLabels().map((entry) => [entry.label.labelId, entry]));
  let last = 0;
  for (const row of multiLabelRows) {
    expect(known.get(row[0])?.dimension.exclusive).toBe(false);
    expect(row[0]).toBeGreaterThan(last);
    last = row[0];
    const average = { female: 0.45, youth: 0, income: 0, parent: 0.35, central: 0 };
    expect(labelProbability(row, average)).toBeCloseTo(row[1], 9);
  }
});
