import type { PlanLine } from '@ooh/contract/domain/bus';
import type { LineTerms } from '../../measurement/engine/work/select-lines.ts';
import type { UnchosenLine } from '../../measurement/engine/work/unchosen-lines.ts';
import { linePriceFen } from '@ooh/planning/rate-problem';
import type { Context } from '../../context.ts';
import { memoize } from '../../platform/memoize.ts';
import type { FreeVehicles } from './free-vehicles.ts';
import type { ContactWeights } from './line-weights/contact-weights.ts';
import type { PlanCity } from './plan-city.ts';
import { selectionInputOf } from './selection-input.ts';

/** What the system's choice makes of the lines: its vehicles, what may be bought, and why not. */
export interface LineChoice {
  readonly suggested: Readonly<Record<string, number>>;
  readonly leastPurchase: ReadonlyMap<string, NonNullable<PlanLine['leastPurchase']>>;
  /** Reasons that are told of lines with enough of the audience only, since they compare people. */
  readonly weighed: ReadonlyMap<string, string>;
  /** Reasons that follow from the strategy, the conditions and the fleet. */
  readonly barred: ReadonlyMap<string, string>;
  /** What contacts count for in it. */
  readonly weights: ContactWeights;
}

/** Lines shown without a choice of the system, as those of an order. */
export const withoutChoice = (suggested: Readonly<Record<string, number>>): LineChoice => ({
  suggested,
  leastPurchase: new Map(),
  weighed: new Map(),
  barred: new Map(),
  weights: null,
});

/** Below this share of what it brings alone, a line mostly meets those whom the choice meets already. */
const mostlyKnown = 0.5;

function barredReason(line: LineTerms, isCandidate: boolean): string | null {
  const least = line.minVehicles ?? 1;
  if (line.excluded) return '已设为排除';
  if (!isCandidate) return '不符合选线条件';
  return line.maxVehicles < least ? `可用车辆不足起投 ${least} 辆` : null;
}

function weighedReason({ newShare, yieldShare, blockedBy }: UnchosenLine): string {
  if (yieldShare !== null && yieldShare < 1)
    return newShare !== null && newShare < mostlyKnown ? '与已选线路重叠较多' : '按起投计，每元新增贡献较低';
  const [limit] = blockedBy;
  if (limit === undefined) return '新增贡献与已选线路相当';
  return limit === '总预算不足' ? '起投超出剩余预算' : limit;
}

const answers = memoize<UnchosenLine[]>(12);

/** The choice that the service computed for a city of a plan, with its reasons against the other lines. */
export async function lineChoiceOf(
  context: Pick<Context, 'engine'>,
  city: PlanCity,
  {
    suggested,
    budgetFen,
    candidates,
    freeVehicles,
    weights,
  }: {
    readonly suggested: Readonly<Record<string, number>>;
    readonly budgetFen: number;
    /** Lines that the conditions leave; null for all. */
    readonly candidates: ReadonlySet<string> | null;
    readonly freeVehicles: FreeVehicles;
    readonly weights: ContactWeights;
  },
): Promise<LineChoice> {
  const task = { budgetFen, seed: 1, candidates: null };
  const selection = selectionInputOf(city, task, { freeVehicles, weights });
  const isChosen = ({ lineId }: { lineId: string }) => (suggested[lineId] ?? 0) > 0;
  const leastPurchase = selection.terms.flatMap((line) => {
    const vehicles = line.minVehicles ?? 1;
    return line.maxVehicles < vehicles
      ? []
      : [[line.lineId, { vehicles, fen: linePriceFen(line, vehicles) }] as const];
  });
  const chosen = selection.terms
    .filter(isChosen)
    .map(({ lineId }) => ({ lineId, vehicles: suggested[lineId] }));
  if (chosen.length === 0)
    return { ...withoutChoice(suggested), leastPurchase: new Map(leastPurchase), weights };
  const barred = new Map<string, string>();
  for (const line of city.register.values())
    if (!isChosen(line)) barred.set(line.lineId, '等级或媒体形式不符');
  for (const line of selection.terms) {
    const reason = barredReason(line, candidates === null || candidates.has(line.lineId));
    if (reason === null || isChosen(line)) barred.delete(line.lineId);
    else barred.set(line.lineId, reason);
  }
  const input = { selection, chosen };
  const key = JSON.stringify([city.releases, input]);
  const others = await answers(key, () => context.engine.ask(city.releases, 'unchosenLines', input));
  const weighed = others.map((line) => [line.lineId, weighedReason(line)] as const);
  return { suggested, leastPurchase: new Map(leastPurchase), weighed: new Map(weighed), barred, weights };
}
