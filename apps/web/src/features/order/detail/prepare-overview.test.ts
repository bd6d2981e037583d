import { expect, test } from 'vitest';
import { prepareMatrix, prepareWaterfall } from './prepare-overview.ts';

const amounts = {
  rateCardFen: 1_000_00,
  netFen: 680_00,
  productionFen: 50_00,
  serviceFen: 34_00,
  taxFen: 45_84,
  totalFen: 809_84,
};

test('steps lead from level to level', () => {
  const steps = prepareWaterfall(amounts, 0);
  expect(steps.map(({ name, fen }) => [name, fen])).toEqual([
    ['刊例价', 100_000],
    ['折扣', -32_000],
    ['净价', 68_000],
    ['制作费', 5_000],
    ['服务费', 3_400],
    ['税费', 4_584],
    ['含税合计', 80_984],
  ]);
  expect(steps[1]).toMatchObject({ kind: 'less', from: 0.68, to: 1 });
  expect(steps[5].to).toBeCloseTo(steps[6].to);
});

test('services beside the media stand after the total, and the scale holds them', () => {
  const steps = prepareWaterfall(amounts, 300_00);
  expect(steps.at(-1)).toMatchObject({ name: '应付合计', fen: 110_984, to: 1 });
  expect(Math.max(...steps.map(({ to }) => to))).toBe(1);
});

test('an order without media has no width, not a division by zero', () => {
  const none = { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 };
  expect(prepareWaterfall(none, 0).every(({ from, to }) => from === 0 && to === 0)).toBe(true);
});

test('forms of a medium in a city are one cell; the largest city stands first', () => {
  const row = (cityCode: string, mediumId: number, netFen: number, units: number) => ({
    cityCode,
    cityName: `城${cityCode}`,
    mediumId,
    mediumName: `媒${mediumId}`,
    units,
    amounts: { ...amounts, netFen },
  });
  const matrix = prepareMatrix([
    row('1', 2, 10, 1),
    row('1', 2, 30, 2),
    row('2', 1, 80, 5),
    row('2', 2, 20, 1),
  ]);
  expect(matrix.media.map(({ mediumId }) => mediumId)).toEqual([1, 2]);
  expect(matrix.cities).toEqual([
    {
      cityCode: '2',
      name: '城2',
      netFen: 100,
      cells: [
        { netFen: 80, units: 5, strength: 1 },
        { netFen: 20, units: 1, strength: 0.25 },
      ],
    },
    { cityCode: '1', name: '城1', netFen: 40, cells: [null, { netFen: 40, units: 3, strength: 0.5 }] },
  ]);
});
