import type { PlanStrategy } from '@ooh/contract/domain/plan';
import type { LoosenedSelection } from '../../../measurement/engine/work/insight/constraint-insight.ts';
import type { LineTerms, SelectionInput } from '../../../measurement/engine/work/select-lines.ts';

/** Lines of one kind of constraint that are priced one by one; more would only lengthen the wait. */
const maxLines = 8;
const budgetStepShare = 0.05;

export interface LooseningInput {
  readonly selection: SelectionInput;
  readonly strategy: PlanStrategy;
  /** False where conditions narrow the lines. */
  readonly hasAllLines: boolean;
  /** The terms under another strategy, with all lines of the city or those of the conditions. */
  readonly termsOf: (strategy: PlanStrategy, withAllLines: boolean) => readonly LineTerms[];
}

/** Every constraint of a selection that can be loosened, each by a step that a planner would think of. */
export function loosenedSelections(input: LooseningInput): LoosenedSelection[] {
  const { selection, strategy, hasAllLines, termsOf } = input;
  const found: LoosenedSelection[] = [];
  const byFen = Math.round(selection.budgetFen * budgetStepShare);
  found.push({
    text: `总预算增加 ${budgetStepShare * 100}%`,
    selection: { ...selection, budgetFen: selection.budgetFen + byFen },
    row: { index: 0, by: byFen },
  });
  if (selection.maxLines !== null) {
    const maxLines = selection.maxLines + 1;
    found.push({
      text: `线路总数上限放宽到 ${maxLines} 条`,
      selection: { ...selection, maxLines },
      row: { index: 1, by: 1 },
    });
  }
  if (selection.minVehicles > 0)
    found.push({ text: '不设全城最少车辆', selection: { ...selection, minVehicles: 0 } });
  const under = (text: string, change: Partial<PlanStrategy>, withAllLines = hasAllLines) =>
    found.push({
      text,
      selection: { ...selection, terms: termsOf({ ...strategy, ...change }, withAllLines) },
    });
  const { minVehiclesPerLine: least, maxVehiclesPerLine: most } = strategy;
  if (most !== null) under(`每线车辆上限放宽到 ${most + 1} 辆`, { maxVehiclesPerLine: most + 1 });
  if (least > 1) under(`每线起投车辆降到 ${least - 1} 辆`, { minVehiclesPerLine: least - 1 });
  if (strategy.levels.length > 0) under('不限线路等级', { levels: [] });
  if (!hasAllLines) under('不设选线条件', {}, true);
  const change = (text: string, lineId: string, terms: Partial<LineTerms>) =>
    found.push({
      text,
      selection: {
        ...selection,
        terms: selection.terms.map((line) => (line.lineId === lineId ? { ...line, ...terms } : line)),
      },
    });
  const must = selection.terms.filter((line) => (line.mustHaveVehicles ?? 0) > 0);
  for (const { lineId, lineName } of must.slice(0, maxLines))
    change(`不再必选「${lineName}」`, lineId, { mustHaveVehicles: 0 });
  const barred = selection.terms.filter((line) => line.excluded && line.maxVehicles > 0);
  for (const { lineId, lineName } of barred.slice(0, maxLines))
    change(`不再排除「${lineName}」`, lineId, { excluded: false });
  return found;
}
