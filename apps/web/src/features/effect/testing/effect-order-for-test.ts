import { effectOrderRow, exampleComparison, type EffectOrderRow } from '@ooh/contract/domain/effect';
import type { Figure } from '@ooh/contract/domain/figure';
import { registry } from '@ooh/contract/registry';

const example = registry['effectestimate/{orderId}/getMediaOrderByOrderId'].example.output.order;

export const figureForTest = (value: number, error = 0): Figure => ({
  value,
  low: value - error,
  high: value + error,
  suppressed: false,
});

const { planned, actual } = exampleComparison;
const figures = { reachShare: figureForTest(0.3, 0.02), frequency: figureForTest(4.2, 0.1) };

/** A running order that was appraised in one city. */
export function effectOrderForTest(change: Partial<EffectOrderRow> = {}): EffectOrderRow {
  const row = effectOrderRow.parse(example);
  return {
    ...row,
    measuredCities: row.measuredCities.map((city) => ({ ...city, state: 'measured', reason: null })),
    comparison: {
      planned: { ...planned, ...figures, impressions: figureForTest(2_000_000, 1000), cpmFen: 1800 },
      plannedToDate: planned,
      actual: { ...actual, ...figures, impressions: figureForTest(900_000, 1000), cpmFen: 2000 },
      reachShareRange: { planned: { low: 0.2, high: 0.4 }, actual: { low: 0.2, high: 0.4 } },
      completionRate: 0.45,
      toDateRate: 0.9,
    },
    ...change,
  };
}
