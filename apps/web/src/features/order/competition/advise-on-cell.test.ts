import { expect, test } from 'vitest';
import { adviseOnCell, meanShare } from './advise-on-cell.ts';

const rival = { brandId: 'b', brandName: '乙', spendFen: 1, sos: 0.5 };
const cell = (ownFen: number, marketFen: number, rivals = [rival]) => ({
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 1,
  mediumName: '公交车身',
  ownFen,
  marketFen,
  sos: marketFen === 0 ? null : ownFen / marketFen,
  rivals,
});

test('a cell is judged by the share of the order there beside its share over all', () => {
  const cells = [cell(60, 100), cell(30, 100), cell(10, 100), cell(20, 20, [])];
  const mean = meanShare(cells);
  expect(mean).toBeCloseTo(120 / 320, 12);
  expect(cells.map((one) => adviseOnCell(one, mean))).toEqual(['keep', 'contest', 'avoid', 'free']);
  expect(meanShare([])).toBeNull();
});
