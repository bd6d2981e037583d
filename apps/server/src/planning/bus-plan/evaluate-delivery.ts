import { certain } from '@ooh/contract/core/certain';
import type { Delivery } from '@ooh/contract/domain/bus';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { costPerThousandFen } from '@ooh/contract/money/quotation-arithmetic';
import { VISIBILITY_NOTES } from '@ooh/measurement/visibility';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import { costPerRatingPointFen, grossRatingPoints } from '@ooh/measurement/media-metrics';
import type { Context } from '../../context.ts';
import type { EngineOptions } from '../../measurement/engine/engine.ts';
import type { PlanMeasure } from '../../measurement/engine/work/measure-plan.ts';
import type { PartContribution } from '../../measurement/engine/work/part-contributions.ts';
import type { PlanPart } from '../../measurement/engine/work/plan-exposure.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { availableVehicles } from './availability.ts';
import { basisOf } from './basis-of.ts';
import type { FreeVehicles } from './free-vehicles.ts';
import { busFormOf, formFactorOf } from '../../reference/bus-body/bus-forms.ts';
import { deliveryProblems } from './check-delivery.ts';
import { dayNumber, daysOfFlights } from '../../reference/calendar/flight-days.ts';
import { industryBenchmarks, type BoughtVehicleDays } from './industry-benchmarks.ts';
import type { PlanCity, PlannedBuses } from './plan-city.ts';
import { priceDelivery, totalOf, unitPriceOf, type PricedLine } from './price-delivery.ts';
import { passesMinimumCell } from '../../disclosure/suppression.ts';
import { disclosedPart, tgiFigure } from '../../disclosure/disclosed-figure.ts';

/** A delivery priced and measured. */
export interface EvaluatedDelivery {
  readonly priced: readonly PricedLine[];
  readonly measure: PlanMeasure;
  /** By line of the delivery. */
  readonly contributions: readonly PartContribution[];
}

/**
 * Refuses a delivery that cannot be bought: unknown lines, forms not sold, too many vehicles, impossible dates. Vehicles
 * that orders hold count where `freeVehicles` says what they leave.
 */
export async function assertValidDelivery(
  city: PlanCity<PlannedBuses>,
  delivery: Delivery,
  freeVehicles: FreeVehicles = (line) => availableVehicles(line, city.flight.startDate),
): Promise<void> {
  const lines = new Map(
    [...city.register].map(([lineId, line]) => {
      const formIds = [...new Set(line.prices.map((price) => price.formId))];
      return [lineId, { lineId, lineName: line.lineName, vehicles: freeVehicles(line), formIds }];
    }),
  );
  const missing = delivery.lines.flatMap(({ lineId }) => (lines.has(lineId) ? [] : [lineId]));
  const problems = deliveryProblems(delivery, lines, await city.formerNames(missing));
  const unpriced = delivery.lines.filter((item) => {
    const line = city.register.get(item.lineId);
    return line !== undefined && unitPriceOf(line, item.formId, item.deck) === undefined;
  });
  problems.push(
    ...unpriced.map(
      (item) =>
        `${certain(city.register.get(item.lineId), 'line', item.lineId).lineName} 没有所选形式与车型的价格`,
    ),
  );
  if (problems.length > 0) throw new AppError('invalid', [...new Set(problems)].slice(0, 20).join('；'));
}

/** Delivery lines as the engine takes them; day 0 is the brief's first day, or an earlier one that is booked. */
export function partsOf(city: Pick<PlanCity, 'flight'>, delivery: Delivery): PlanPart[] {
  const booked = delivery.lines.flatMap((item) => item.flights.map((flight) => flight.startDate));
  const zero = Math.min(...[city.flight.startDate, ...booked].map(dayNumber));
  return delivery.lines.map((item) => ({
    lineId: item.lineId,
    vehicles: item.vehicles,
    formFactor: formFactorOf(certain(busFormOf(item.formId), 'form of bus bodies', item.formId), item.deck),
    days: item.flights.map(
      (flight) => [dayNumber(flight.startDate) - zero, dayNumber(flight.endDate) + 1 - zero] as const,
    ),
  }));
}

/** Weeks from the brief's first day until the last booked day, at least the brief's weeks. */
function weeksOf(city: PlanCity<PlannedBuses>, parts: readonly PlanPart[]): number {
  const last = Math.max(city.days, ...parts.flatMap((part) => part.days.map(([, end]) => end)));
  return Math.ceil(last / 7);
}

const exposureInput = (city: PlanCity<PlannedBuses>, delivery: Delivery) => {
  const parts = partsOf(city, delivery);
  return { audience: city.audience, parts, weeks: weeksOf(city, parts) };
};

/** The audience has nobody in the city's panel. */
class NobodyThere extends AppError {
  constructor() {
    super('refused', '目标人群在该城市样本中无人，请放宽人群条件');
  }
}

function refuseNobody(error: unknown): never {
  if (error instanceof RangeError) throw new NobodyThere();
  throw error;
}

/** Prices and measures a delivery as a whole. Refuses one that cannot be bought and an audience of nobody. */
export async function measureDelivery(
  context: Pick<Context, 'engine'>,
  city: PlanCity<PlannedBuses>,
  delivery: Delivery,
  options: EngineOptions = {},
): Promise<Omit<EvaluatedDelivery, 'contributions'>> {
  await assertValidDelivery(city, delivery);
  const measure = await context.engine
    .ask(city.releases, 'measurePlan', exposureInput(city, delivery), options)
    .catch(refuseNobody);
  return { priced: priceDelivery(delivery, city.register, city.plan.strategy), measure };
}

/** Also what each line adds. Refuses as `measureDelivery` does. */
export async function evaluateDelivery(
  context: Pick<Context, 'engine'>,
  city: PlanCity<PlannedBuses>,
  delivery: Delivery,
  options: EngineOptions = {},
): Promise<EvaluatedDelivery> {
  await assertValidDelivery(city, delivery);
  const input = exposureInput(city, delivery);
  // In parallel: each is about half of the work for which the user waits.
  const beside: EngineOptions = { priority: 'background', ...options };
  const [whole, contributions] = await Promise.all([
    measureDelivery(context, city, delivery, options),
    context.engine.ask(city.releases, 'partContributions', input, beside).catch(refuseNobody),
  ]);
  return { ...whole, contributions };
}

/** How reach is carried on beyond the panel's week; null while nothing is. */
function disclosedGrowth({ growth, weeklyReach }: PlanMeasure): PlanEvaluation['reachGrowth'] {
  if (growth === null || weeklyReach.every((week) => week.modelled === null)) return null;
  const { windowDays, shape, exponent } = growth;
  return { windowDays, shape: Number.isFinite(shape) ? shape : null, exponent };
}

/** Vehicle-days by line of the delivery. */
const boughtDays = (city: PlanCity<PlannedBuses>, priced: readonly PricedLine[]): BoughtVehicleDays[] =>
  priced.map(({ item }) => {
    const days = daysOfFlights(item.flights);
    return {
      level: certain(city.register.get(item.lineId), 'line', item.lineId).level,
      fullWrapDays:
        item.vehicles *
        days *
        formFactorOf(certain(busFormOf(item.formId), 'form of bus bodies', item.formId), item.deck),
    };
  });

/** The evaluation as screens and documents show it. */
export function presentEvaluation(
  city: PlanCity<PlannedBuses>,
  evaluated: EvaluatedDelivery,
  minimumCell: number,
): PlanEvaluation {
  const { priced, measure, contributions } = evaluated;
  const amounts = totalOf(priced);
  const part = { inside: measure.panelPersons, outside: measure.otherPersons };
  const isSmall = !passesMinimumCell(part.inside, part.outside, minimumCell);
  const figure = (estimate: Parameters<typeof disclosedPart>[0]) =>
    disclosedPart(estimate, part, minimumCell);
  const universe = measure.taUniverse;
  const grp = isSmall ? null : grossRatingPoints(measure.taImpressions.value, universe);
  const shareOf = (persons: number) => ({ persons, share: persons / universe });
  const { startDate, endDate } = city.flight;
  const cpmFen = isSmall ? null : costPerThousandFen(amounts.netFen, measure.impressions.value);
  return {
    cityCode: city.cityCode,
    basis: basisOf(city, measure.universe, `${startDate} 至 ${endDate}`),
    amounts,
    lines: new Set(priced.map((line) => line.item.lineId)).size,
    vehicles: priced.reduce((sum, line) => sum + line.item.vehicles, 0),
    taUniverse: isSmall ? null : universe,
    panelPersons: isSmall ? null : measure.panelPersons,
    effectiveSample: isSmall ? null : measure.effectiveSample,
    impressions: figure(measure.impressions),
    taImpressions: figure(measure.taImpressions),
    reach: figure(measure.reach),
    reachShare: figure(measure.reachShare),
    frequency: figure(measure.frequency),
    reachAtLeast: isSmall
      ? []
      : measure.reachAtLeast.map((persons, i) => ({ k: i + 1, ...shareOf(persons) })),
    distribution: isSmall
      ? []
      : measure.distribution.map((persons, contacts) => ({
          contacts,
          isOpenEnded: contacts === measure.distribution.length - 1,
          ...shareOf(persons),
        })),
    grp,
    cpmFen,
    taCpmFen: isSmall ? null : costPerThousandFen(amounts.netFen, measure.taImpressions.value),
    cprpFen: costPerRatingPointFen(amounts.netFen, grp),
    benchmarks: isSmall
      ? []
      : industryBenchmarks(boughtDays(city, priced), measure.impressions.value, cpmFen),
    taConcentrationPeople: figure(measure.taConcentrationPeople),
    taConcentrationImpressions: figure(measure.taConcentrationImpressions),
    tgi: tgiFigure(figure(measure.taConcentrationPeople), measure.baseShare),
    weeklyReach: isSmall
      ? []
      : measure.weeklyReach.map(({ week, postedDays, reach, modelled }) => ({
          week,
          ...shareOf(reach),
          postedDays,
          modelledShare: modelled && modelled.growing / universe,
          fixedShare: modelled && modelled.fixed / universe,
        })),
    reachGrowth: isSmall ? null : disclosedGrowth(measure),
    sensitivity: isSmall
      ? []
      : measure.sensitivity.map(({ factor, ...ends }) => ({ name: VISIBILITY_NOTES[factor].label, ...ends })),
    lineContributions: isSmall
      ? []
      : priced.flatMap(({ item, amounts: { netFen, totalFen } }, i) => {
          const { added, nextVehicle, taImpressions, panelPersons } = contributions[i];
          if (!meetsMinimumCell(panelPersons, minimumCell)) return [];
          const free = availableVehicles(
            certain(city.register.get(item.lineId), 'line', item.lineId),
            city.flight.startDate,
          )[item.deck];
          const nextVehiclePersons = item.vehicles < free ? nextVehicle : null;
          const { lineId } = item;
          return [{ lineId, netFen, totalFen, taImpressions, addedPersons: added, nextVehiclePersons }];
        }),
  };
}

/**
 * The evaluation where a refusal of an audience of nobody would itself say something of single persons: such an audience is
 * reached by nobody. Other figures are those of all people, and are not for showing.
 */
export async function evaluationOfAnybody(
  context: Pick<Context, 'engine'>,
  city: PlanCity<PlannedBuses>,
  delivery: Delivery,
  options: EngineOptions,
): Promise<PlanEvaluation> {
  const present = async (of: PlanCity<PlannedBuses>) =>
    presentEvaluation(of, await evaluateDelivery(context, of, delivery, options), 0);
  try {
    return await present(city);
  } catch (error) {
    if (!(error instanceof NobodyThere)) throw error;
    const { reach, reachAtLeast, ...rest } = await present({ ...city, audience: { groups: [] } });
    return {
      ...rest,
      taUniverse: 0,
      panelPersons: 0,
      reach: { ...reach, value: 0 },
      reachAtLeast: reachAtLeast.map(({ k }) => ({ k, persons: 0, share: 0 })),
    };
  }
}
