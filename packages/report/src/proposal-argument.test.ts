import { expect, test } from 'vitest';
import { argumentSlides } from './proposal-argument.ts';

const argument = {
  arguments: [
    {
      cityName: '深圳市',
      reading: '预算减少 25%，到达率 −4.0 个百分点',
      budgets: [
        { budgetFen: 75_000_000, share: 0.305, boundShare: 0.31001, isOwn: false },
        { budgetFen: 100_000_000, share: 0.345, boundShare: 0.346, isOwn: true },
        { budgetFen: 10_000_000, share: null, boundShare: null, isOwn: false },
      ],
      lines: [
        {
          name: 'M100路',
          fairPersons: 90_000,
          addedPersons: 52_000,
          mostShared: { name: 'M103路', share: 0.41 },
        },
      ],
      rejected: [{ name: 'M220路', reason: '与已选线路重叠较多' }],
    },
  ],
  tried: [{ version: 2, keptOn: '2026-11-20', netFen: 5_200_000, difference: '−1.2 个百分点（差异不显著）' }],
} as const;
const slides = argumentSlides(argument);
const tableOf = (name: string) =>
  slides
    .flatMap(({ elements }) => elements)
    .flatMap((element) => (element.kind === 'table' && element.name === name ? element.rows : []));

test('whoever asks why finds other budgets, what was left and what was tried', () => {
  expect(slides.map(({ title }) => title)).toEqual([
    '附录：深圳市，预算减少 25%，到达率 −4.0 个百分点',
    '附录：深圳市选了什么，比较过而没有选什么',
    '附录：试过 1 个版本，用同一批样本人比较',
  ]);
  // A bound is rounded up, or it would promise more than is proved.
  expect(tableOf('深圳市预算推演')).toEqual([
    ['75 万元', '30.5%', '31.1%'],
    ['100 万元（本方案）', '34.5%', '34.6%'],
    ['10 万元', '无可行方案', '—'],
  ]);
  expect(tableOf('深圳市线路分摊与重合')).toEqual([['M100路', '9 万人', '5.2 万人', 'M103路 41.0%']]);
  expect(tableOf('深圳市没有选的线路')).toEqual([['M220路', '与已选线路重叠较多']]);
  expect(tableOf('试过的版本')).toEqual([['V2', '2026-11-20', '5.2 万元', '−1.2 个百分点（差异不显著）']]);
});

test('what nobody argued has no page, and a curve of one point is none', () => {
  expect(argumentSlides({ arguments: [], tried: [] })).toEqual([]);
  const [city] = argument.arguments;
  const bare = { ...city, budgets: city.budgets.slice(1), lines: [], rejected: [] };
  expect(argumentSlides({ arguments: [bare], tried: [] })).toEqual([]);
});
