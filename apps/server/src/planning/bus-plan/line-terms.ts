import type { Deck } from '@ooh/contract/domain/bus-names';
import { isCoverageAlone, weightText } from '@ooh/contract/domain/line-weights';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { invoicedAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import type { RateObjective } from '@ooh/planning/rate-problem';
import type { LineTerms } from '../../measurement/engine/work/select-lines.ts';
import { busFormOf, formFactorOf } from '../../reference/bus-body/bus-forms.ts';
import type { FreeVehicles } from './free-vehicles.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';
import type { ContactWeights } from './line-weights/contact-weights.ts';
import { amountsOf, unitPriceOf } from './price-delivery.ts';

/** The deck on which a line is bought: the one with more free vehicles that is sold in the form. */
export function deckOf(
  line: RegisterLine,
  formId: number,
  free: Readonly<Record<Deck, number>>,
): Deck | null {
  const sold = (['single', 'double'] as const).filter(
    (deck) => unitPriceOf(line, formId, deck) !== undefined,
  );
  return sold.sort((a, b) => free[b] - free[a])[0] ?? null;
}

/** What one vehicle costs at most within a line's whole amount, tax and production included; rounding is on the safe side. */
function vehicleFen(
  line: RegisterLine,
  formId: number,
  deck: Deck,
  days: number,
  discountBasisPoints: number,
): number {
  const terms = { discountBasisPoints, lineDesignFen: 0 };
  return amountsOf(line, { formId, deck, vehicles: 1, days }, terms).amounts.totalFen + 2;
}

/** What the design of a line adds at most to its whole amount, tax included. */
function designFen(lineDesignFen: number): number {
  if (lineDesignFen === 0) return 0;
  const rates = { serviceRateBasisPoints, taxRateBasisPoints };
  return invoicedAmounts({ rateCardFen: 0, netFen: 0, productionFen: lineDesignFen, ...rates }).totalFen + 2;
}

/** What a flight finds: its days, free vehicles, and what contacts with the lines count for. */
export interface LineSupply {
  readonly days: number;
  readonly freeVehicles: FreeVehicles;
  readonly weights: ContactWeights;
}

/**
 * The terms on which each line may enter a plan. Days are weighted by how much of a full wrap's contacts the
 * form makes. A must-have line has to carry at least the least number of vehicles.
 * `candidates` limits the free choice; must-have lines stay in it. `days` are those of the flight, `weights` what
 * contacts with the lines count for.
 */
export function lineTerms(
  register: ReadonlyMap<string, RegisterLine>,
  strategy: PlanStrategy,
  { days, freeVehicles, weights }: LineSupply,
  candidates: ReadonlySet<string> | null,
): LineTerms[] {
  const must = new Set(strategy.mustLineIds);
  const excluded = new Set(strategy.excludedLineIds);
  const levels = new Set<string>(strategy.levels);
  const pricePerLineFen = designFen(strategy.lineDesignFen);
  const form = busFormOf(strategy.formId);
  if (form === undefined) throw new RangeError('没有所选的媒体形式');
  return [...register.values()].flatMap((line): LineTerms[] => {
    const isMust = must.has(line.lineId);
    const isCandidate = candidates === null || candidates.has(line.lineId);
    const isInLevels = levels.size === 0 || levels.has(line.level);
    if (!isMust && (!isCandidate || !isInLevels)) return [];
    const free = freeVehicles(line);
    const deck = deckOf(line, strategy.formId, free);
    const { lineId, lineName } = line;
    if (deck === null) {
      if (!isMust) return [];
      // Not sold in this form: kept with no vehicle, so that the conflict is found and named.
      const mustHaveVehicles = strategy.minVehiclesPerLine;
      return [{ lineId, lineName, days: 0, pricePerVehicleFen: 0, maxVehicles: 0, mustHaveVehicles }];
    }
    const most = Math.min(free[deck], strategy.maxVehiclesPerLine ?? Number.MAX_SAFE_INTEGER);
    return [
      {
        lineId,
        lineName,
        days: days * formFactorOf(form, deck),
        pricePerVehicleFen: vehicleFen(line, strategy.formId, deck, days, strategy.discountBasisPoints),
        pricePerLineFen,
        maxVehicles: most,
        minVehicles: strategy.minVehiclesPerLine,
        ...(isMust ? { mustHaveVehicles: strategy.minVehiclesPerLine } : {}),
        excluded: excluded.has(line.lineId),
        ...(weights === null ? {} : { contactWeight: weights.get(line.lineId)?.weight ?? 0 }),
      },
    ];
  });
}

/** Contacts of one person beyond which more are worth nothing in a deep plan (common useful frequency). */
const usefulFrequency = 10;

/** What the strategy asks for, in people and contacts of the audience. */
export function objectiveOf(strategy: PlanStrategy): RateObjective {
  if (strategy.objective === 'wide') return { kind: 'reach', k: strategy.reachAtLeast };
  if (strategy.objective === 'deep') return { kind: 'contacts', cap: usefulFrequency };
  return {
    kind: 'mixed',
    k: strategy.reachAtLeast,
    reachWeight: 1 - strategy.deepWeight,
    // A person met so often as is useful counts as much as a person reached.
    contactsWeight: strategy.deepWeight / usefulFrequency,
    cap: usefulFrequency,
  };
}

/** The objective in words, for the certificate. */
export function objectiveText(strategy: PlanStrategy): string {
  const text = unweightedText(strategy);
  return isCoverageAlone(strategy.weights)
    ? text
    : `${text}（接触按权重折算：${weightText(strategy.weights)}）`;
}

function unweightedText(strategy: PlanStrategy): string {
  const reach = strategy.reachAtLeast === 1 ? 'TA 触达人数' : `TA ${strategy.reachAtLeast}+ 触达人数`;
  if (strategy.objective === 'wide') return reach;
  const deep = `TA 有效接触（每人至多 ${usefulFrequency} 次）`;
  if (strategy.objective === 'deep') return deep;
  return `${reach} × ${Math.round((1 - strategy.deepWeight) * 100)}% + ${deep} ÷ ${usefulFrequency} × ${Math.round(strategy.deepWeight * 100)}%`;
}
