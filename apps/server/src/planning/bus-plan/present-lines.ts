import { lineCriterionNames } from '@ooh/contract/domain/line-weights';
import { percentiles } from '@ooh/contract/domain/percentiles';
import type { PlanLine } from '@ooh/contract/domain/bus';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import type { FreeVehicles } from './free-vehicles.ts';
import type { LineChoice } from './line-choice.ts';
import { lineFiguresOf, type LineFigure } from './line-figures.ts';
import type { PlanCity, PlannedBuses } from './plan-city.ts';
import { deckOf } from './line-terms.ts';
import type { LineWeight } from './line-weights/contact-weights.ts';
import { unitPriceOf } from './price-delivery.ts';
import { estimateAround } from '../../disclosure/estimate.ts';
import { disclosedPart, tgiFigure } from '../../disclosure/disclosed-figure.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';

/** Parts of the recommend index (推荐指数): percentile among the city's lines × points. Declared weights. */
const indexParts = [
  { name: '每元触达', points: 40 },
  { name: 'TA 触达', points: 25 },
  { name: 'TA浓度', points: 25 },
  { name: '余量', points: 10 },
] as const;

/** TA reached by the line's best deck for the money of one vehicle. */
function reachPerFen(
  line: RegisterLine,
  figure: LineFigure | undefined,
  formId: number,
  free: Record<'single' | 'double', number>,
): number {
  const deck = deckOf(line, formId, free);
  const price = deck === null ? undefined : unitPriceOf(line, formId, deck)?.priceFen;
  return figure === undefined || !price ? 0 : figure.reachOfOneVehicle / price;
}

/** What the showing of lines reads of a plan, or of an order: prices are those of its form. */
export interface LinesShown extends PlannedBuses {
  readonly strategy: PlannedBuses['strategy'] & { readonly formId: number };
}

/** All lines of a city as the plan screens show them, best first. */
export async function presentLines(
  context: Pick<Context, 'engine'>,
  city: PlanCity<LinesShown>,
  freeVehicles: FreeVehicles,
  choice: LineChoice,
  minimumCell: number,
): Promise<PlanLine[]> {
  const figures = await lineFiguresOf(context, city, city.audience);
  const lines = [...city.register.values()];
  const free = lines.map(freeVehicles);
  const { formId } = city.plan.strategy;
  const merits = [
    percentiles(lines.map((line, i) => reachPerFen(line, figures.get(line.lineId), formId, free[i]))),
    percentiles(lines.map((line) => figures.get(line.lineId)?.reachOfOneVehicle ?? 0)),
    percentiles(lines.map((line) => figures.get(line.lineId)?.concentration ?? 0)),
    percentiles(free.map(({ single, double }) => single + double)),
  ];
  const presented = lines.map((line, i) => {
    const parts = indexParts.map(({ name, points }, part) => ({ name, points: points * merits[part][i] }));
    return presentLine(line, figures.get(line.lineId), free[i], parts, choice, minimumCell);
  });
  return presented.sort(
    (a, b) => b.recommendIndex.score - a.recommendIndex.score || (a.lineId < b.lineId ? -1 : 1),
  );
}

const shownWeight = (weight: LineWeight | undefined): PlanLine['contactWeight'] =>
  weight === undefined
    ? null
    : {
        weight: weight.weight,
        parts: weight.parts.map(({ criterion, share, score }) => ({
          name: lineCriterionNames[criterion],
          share,
          score,
        })),
      };

function presentLine(
  line: RegisterLine,
  figure: LineFigure | undefined,
  free: Record<'single' | 'double', number>,
  parts: PlanLine['recommendIndex']['parts'],
  choice: LineChoice,
  minimumCell: number,
): PlanLine {
  const part = { inside: figure?.panelPersons ?? 0, outside: figure?.otherPersons ?? 0 };
  const isSmall = !meetsMinimumCell(part.inside, minimumCell);
  const concentration = disclosedPart(
    figure ? estimateAround(figure.concentration, figure.concentrationError, 1) : null,
    part,
    minimumCell,
  );
  const base = figure && figure.taUniverse > 0 ? figure.taUniverse / figure.universe : null;
  return {
    lineId: line.lineId,
    lineName: line.lineName,
    level: line.level,
    operator: line.operator,
    fromStop: line.fromStop,
    toStop: line.toStop,
    lengthMeters: line.lengthMeters,
    stopCount: line.stopCount,
    headwayMinutes: line.headwayMinutes,
    dailyRiders: line.dailyRiders,
    singleDeckVehicles: line.vehicles.single,
    doubleDeckVehicles: line.vehicles.double,
    availableSingle: free.single,
    availableDouble: free.double,
    inPublication: [...line.inPublication],
    registeredOn: line.registeredOn,
    prices: line.prices.map((price) => ({ ...price })),
    estimatedFields: [...line.estimatedFields],
    // Contacts of all people together with those of the audience would reveal the rest, so the same rule applies to both.
    contactsPerVehicleDay:
      figure && meetsMinimumCell(part.inside + part.outside, minimumCell) ? figure.contacts : null,
    taContactsPerVehicleDay: figure && !concentration.suppressed ? figure.taContacts : null,
    taConcentration: concentration,
    tgi: tgiFigure(concentration, base),
    taReachOfOneVehicle:
      figure && !isSmall && figure.taUniverse !== 0 ? figure.reachOfOneVehicle / figure.taUniverse : null,
    suggestedVehicles: choice.suggested[line.lineId] ?? 0,
    unchosenReason:
      choice.barred.get(line.lineId) ?? (isSmall ? null : (choice.weighed.get(line.lineId) ?? null)),
    leastPurchase: choice.leastPurchase.get(line.lineId) ?? null,
    contactWeight: shownWeight(choice.weights?.get(line.lineId)),
    recommendIndex: { score: parts.reduce((sum, part) => sum + part.points, 0), parts },
  };
}
