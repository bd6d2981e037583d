import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import { compareParts } from './combine-figures.ts';
import { indicatorRows } from './effect-indicators.ts';

const minimumCell = 50;

test.each([
  [false, noAudienceReason],
  [true, '样本不足'],
])('figures of an audience say why there are none (audience chosen: %s)', (hasAudience, reason) => {
  const visit = { costFen: null, reason: null };
  const rows = indicatorRows([], compareParts([], minimumCell), { minimumCell, hasAudience, visit });
  const ofAudience = rows.filter(({ indicator }) => /^(taConcentration|tgi)/.test(indicator));
  expect(ofAudience).toHaveLength(3);
  for (const row of ofAudience) expect(row).toMatchObject({ planned: null, actual: null, reason });
});
