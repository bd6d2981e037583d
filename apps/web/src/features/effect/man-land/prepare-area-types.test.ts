import { expect, test } from 'vitest';
import { areaTypesChart } from './prepare-area-types.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const type = (aoiType: string, planned: number | null, actual: number | null) => ({
  aoiType,
  areas: 3,
  taPersons: figure(planned === null ? null : 1000),
  plannedCoverage: figure(planned),
  actualCoverage: figure(actual),
  difference: figure(null),
});

test('types stand beside each other by plan and as-run; withheld ones are left out', () => {
  const model = areaTypesChart([type('商场', 0.5, 0.4), type('写字楼', 0.4, 0.45), type('医院', null, null)]);
  expect(model?.categories).toEqual(['商场（3）', '写字楼（3）']);
  expect(model?.series.map(({ values }) => values)).toEqual([
    [0.5, 0.4],
    [0.4, 0.45],
  ]);
  expect(model?.summary).toContain('写字楼最高，实际 45.0%');
  expect(areaTypesChart([type('医院', null, null)])).toBeUndefined();
});
