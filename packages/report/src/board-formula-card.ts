import { evaluateFormula, FormulaError, parseFormula, type MetricValues } from './board-formula.ts';
import type { BoardCard, BoardFacts } from './effect-board-facts.ts';
import { countText, none } from './report-text.ts';

/** Cities of a table beside the total. */
const mostCities = 8;

const sum = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((all, value) => all + (value ?? 0), 0);

/** The metrics of a whole order, or of one of its cities. */
function metricsOf({ cube, loss }: BoardFacts, cityCode: string | null): MetricValues {
  const cells = cube.cells.filter((cell) => cityCode === null || cell.cityCode === cityCode);
  const margin = cube.margins.find((row) =>
    cityCode === null ? row.of === 'all' : row.cityCode === cityCode,
  );
  const planned = sum(cells.map((cell) => cell.plannedImpressions));
  const actual = sum(cells.map((cell) => cell.actualImpressions));
  const isWhole = cityCode === null;
  const [wholePlanned, wholeActual] = [loss.total.plannedImpressions, loss.total.actualImpressions];
  const [from, to] = isWhole ? [wholePlanned, wholeActual] : [planned, actual];
  return {
    计划曝光: from,
    实际曝光: to,
    损失曝光: from === null || to === null ? null : from - to,
    计划面天: sum(cells.map((cell) => cell.unitDays)),
    实际面天: sum(cells.map((cell) => cell.actualUnitDays)),
    计划触达: margin?.plannedReach.value ?? null,
    实际触达: margin?.actualReach.value ?? null,
    计划到达率: margin?.plannedReachShare.value ?? null,
    实际到达率: margin?.actualReachShare.value ?? null,
    净价: (sum(cells.map((cell) => cell.netFen)) ?? 0) / 100,
  };
}

/** Few digits: a formula's unit is its author's. */
const text = (value: number | null): string =>
  value === null
    ? none
    : Math.abs(value) >= 1000
      ? countText(value)
      : String(Math.round(value * 1000) / 1000);

/** An own formula: its value of the whole order and of each city. */
export function formulaCard(
  { name, formula }: { readonly name: string; readonly formula: string },
  facts: BoardFacts,
): Pick<BoardCard, 'title' | 'blocks' | 'reason'> {
  try {
    const parsed = parseFormula(formula);
    const whole = evaluateFormula(parsed, metricsOf(facts, null));
    const cities = facts.cube.margins.filter(({ of }) => of === 'city').slice(0, mostCities);
    return {
      title: `${name} ${text(whole)}`,
      blocks: [
        { kind: 'kpis', items: [{ label: name, value: text(whole), note: `= ${formula}` }] },
        {
          kind: 'table',
          name: `${name}（分城市）`,
          columns: [
            { title: '城市', width: 2 },
            { title: name, width: 1, align: 'right' },
          ],
          rows: cities.map((city) => [
            city.name,
            text(evaluateFormula(parsed, metricsOf(facts, city.cityCode))),
          ]),
        },
      ],
      reason: whole === null ? '公式中的指标没有数字，或除数为 0' : null,
    };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { title: name, blocks: [], reason: error.message };
  }
}
