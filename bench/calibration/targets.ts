/** The targets of the calibration (T1–T6, C3, C5), each with target and result. */
import { labelId } from '@ooh/reference/labels';
import type { PeoplePanel } from '@ooh/people/person/people-panel';
import { contactTargets, dublinReach, reachTargets } from '@ooh/reference/benchmarks/audience-targets';
import { lineClasses } from '@ooh/reference/benchmarks/benchmark-row';
import type { Populated } from './case-city.ts';
import { oneSide, plansOfCells, type Fit } from './fit.ts';
import {
  contactsOfClass,
  dailyOf,
  planFigures,
  quantile,
  randomPlans,
  type Fleet,
  type StreetFleet,
} from './fleet.ts';

export interface TargetResult {
  readonly target: string;
  readonly wanted: string;
  readonly model: string;
  readonly isMet: boolean;
}

const thousands = (value: number): string => (value / 1000).toFixed(1);
const mostOfAnyLine = 40_000;

function contactResults(fleet: Fleet, { scale }: Fit): TargetResult[] {
  const rows = contactTargets.map(({ lineClass, low, high }): TargetResult => {
    const [p10, median, p90] = [0.1, 0.5, 0.9].map(
      (share) => scale * contactsOfClass(fleet, lineClass, share),
    );
    const lines = fleet.lines.filter((line) => line.lineClass === lineClass).length;
    return {
      target: `T1 ${lineClass}, thousand contacts a vehicle-day`,
      wanted: `${thousands(low)}–${thousands(high)}`,
      model: `${thousands(median)} (p10–p90 ${thousands(p10)}–${thousands(p90)}, ${lines} lines)`,
      isMet: median >= low && median <= high,
    };
  });
  const most = scale * Math.max(...fleet.contacts);
  return [
    ...rows,
    {
      target: 'T1 highest line, thousand',
      wanted: `≤ ${thousands(mostOfAnyLine)}`,
      model: thousands(most),
      isMet: most <= mostOfAnyLine,
    },
  ];
}

const scaleResult = ({ scale }: Fit): TargetResult => ({
  target: 'T1 scale a',
  wanted: '0.5–1.5',
  model: scale.toFixed(3),
  isMet: scale >= 0.5 && scale <= 1.5,
});

function reachResults(fleet: Fleet, { scale, heterogeneity }: Fit): TargetResult[] {
  const plansOf = plansOfCells(fleet);
  const reachOf = (benchmark: (typeof reachTargets)[number], factor = 1): number =>
    planFigures(fleet.weights, plansOf(benchmark), benchmark.campaign.days, scale * factor, heterogeneity)
      .reachPercent;
  const cells = reachTargets.map((benchmark) => ({ benchmark, model: reachOf(benchmark) }));
  const inRange = cells.filter(({ benchmark, model }) => model >= benchmark.low && model <= benchmark.high);
  const off =
    cells.reduce((sum, { benchmark, model }) => sum + Math.abs(model - benchmark.value), 0) / cells.length;
  const dublin = dublinReach.map((benchmark) => ({ benchmark, model: reachOf(benchmark, oneSide) }));
  return [
    {
      target: 'T2 reach at 1, 5, 15 % of the fleet × 1, 4, 8 weeks, %',
      wanted: `nine cells in range: ${reachTargets.map(({ value }) => value).join('/')}`,
      model: `${inRange.length} of 9: ${cells.map(({ model }) => model.toFixed(0)).join('/')}`,
      isMet: inRange.length === 9,
    },
    {
      target: 'T2 mean distance from the centres, points',
      wanted: '≤ 5',
      model: off.toFixed(1),
      isMet: off <= 5,
    },
    {
      target: 'T3 Dublin, 8 % of the fleet, one side, 1 and 2 weeks, %',
      wanted: dublinReach.map(({ low, high }) => `${low}–${high}`).join(' / '),
      model: dublin.map(({ model }) => model.toFixed(0)).join(' / '),
      isMet: dublin.every(({ benchmark, model }) => model >= benchmark.low && model <= benchmark.high),
    },
  ];
}

function budgetResults(fleet: Fleet, { scale, heterogeneity }: Fit): TargetResult[] {
  const people = fleet.weights.reduce((sum, w) => sum + w, 0);
  const all = dailyOf(
    fleet,
    fleet.lines.map(({ vehicles }) => vehicles),
  );
  const perPerson = (scale * all.reduce((sum, value, p) => sum + value * fleet.weights[p], 0)) / people;
  const single = fleet.daily.map(
    (own) =>
      planFigures(fleet.weights, [Float64Array.from(own, (v) => 10 * v)], 56, scale, heterogeneity)
        .reachPercent,
  );
  const fine = single.filter((reach) => reach < 15).length / single.length;
  return [
    {
      target: 'T4 contacts a person-day, every vehicle wrapped',
      wanted: '2–10',
      model: perPerson.toFixed(1),
      isMet: perPerson >= 2 && perPerson <= 10,
    },
    {
      target: 'T5 one line, 10 vehicles, 8 weeks, reach under 15 %',
      wanted: '≥ 90 % of lines',
      model: `${(100 * fine).toFixed(0)} % (p50/p90/max ${[0.5, 0.9, 1].map((at) => quantile(single, at).toFixed(1)).join('/')} %)`,
      isMet: fine >= 0.9,
    },
  ];
}

/** Office workers of higher consumption. */
function affluent(panel: PeoplePanel): Uint8Array {
  const { labelStart, labelIds } = panel;
  return Uint8Array.from({ length: panel.count }, (_, p) => {
    const own = labelIds.subarray(labelStart[p], labelStart[p + 1]);
    const spends = own.includes(labelId.firstConsumption) || own.includes(labelId.firstConsumption + 1);
    return spends && own.includes(labelId.officeWorker) ? 1 : 0;
  });
}

function spreadResults(fleet: Fleet, audience: Uint8Array, { scale, heterogeneity }: Fit): TargetResult[] {
  const { weights } = fleet;
  const people = weights.reduce((sum, w) => sum + w, 0);
  const base = weights.reduce((sum, w, p) => sum + w * audience[p], 0) / people;
  const indices = fleet.daily.map((own, i) => {
    const inside = own.reduce((sum, value, p) => sum + value * weights[p] * audience[p], 0);
    return (100 * inside) / fleet.contacts[i] / base;
  });
  const [low, high] = [quantile(indices, 0.05), quantile(indices, 0.95)];
  const [daily] = randomPlans(fleet, 0.05, 1);
  let [mean, square] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    const weekly = daily[p] * scale * 7;
    mean += (weights[p] * weekly) / people;
    square += (weights[p] * weekly ** 2) / people;
  }
  const variance = square * (1 + 1 / heterogeneity) + mean - mean ** 2;
  const cv = Math.sqrt(variance) / mean;
  return [
    {
      target: 'T6 TGI of lines for affluent office workers, p5 / p95',
      wanted: '≤ 85 / ≥ 120',
      model: `${low.toFixed(0)} / ${high.toFixed(0)} (share ${(100 * base).toFixed(1)} %)`,
      isMet: low <= 85 && high >= 120,
    },
    {
      target: 'T6 coefficient of variation of weekly contacts, 5 % of the fleet',
      wanted: '> 1.2',
      model: cv.toFixed(2),
      isMet: cv > 1.2,
    },
  ];
}

/** Share of street minutes on segments that no line runs along. */
function quietResult({ travel }: Populated, fleet: StreetFleet): TargetResult {
  const served = new Set(fleet.lines.flatMap(({ onStreets }) => [...onStreets.segments]));
  let [quiet, all] = [0, 0];
  travel.segmentMinutes.forEach((minutes, segment) => {
    all += minutes;
    if (!served.has(segment)) quiet += minutes;
  });
  const share = (100 * quiet) / all;
  return {
    target: 'C5 street minutes on streets without a line, %',
    wanted: '25–45',
    model: share.toFixed(0),
    isMet: share >= 25 && share <= 45,
  };
}

/** Contacts and reach (1 %, 4 weeks) of a moved fleet against those of the fleet in its place. */
export function movedResult(name: string, fleet: Fleet, moved: Fleet, fit: Fit): TargetResult {
  const [own, other] = [fleet, moved].map((one) => ({
    plans: randomPlans(one, 0.01, 4),
    contacts: one.contacts.reduce((sum, value, i) => sum + value * one.lines[i].vehicles, 0) / one.vehicles,
  }));
  const [before, after] = [own, other].map(
    ({ plans }) => planFigures(fleet.weights, plans, 28, fit.scale, fit.heterogeneity).reachPercent,
  );
  const ratio = other.contacts / own.contacts;
  return {
    target: `C3 lines moved ${name}`,
    wanted: 'contacts × ≤ 0.8, reach at 1 %, 4 weeks, down by ≥ 10 points',
    model: `contacts × ${ratio.toFixed(2)}, reach ${before.toFixed(0)} → ${after.toFixed(0)} %`,
    isMet: ratio <= 0.8 && before - after >= 10,
  };
}

function matchingResult({ lines }: StreetFleet): TargetResult {
  const detours = lines.map(({ detour }) => detour);
  const fine = detours.filter((detour) => detour >= 1.1 && detour <= 1.6).length / detours.length;
  const doubtful = lines.filter((line) => line.isDoubtful).length;
  return {
    target: 'matching: way ÷ straight within 1.1–1.6',
    wanted: '≥ 95 % of lines',
    model: `${(100 * fine).toFixed(0)} % (p5/p50/p95 ${[0.05, 0.5, 0.95].map((at) => quantile(detours, at).toFixed(2)).join('/')}; ${doubtful} doubtful)`,
    isMet: fine >= 0.95,
  };
}

/** Residents of 15 and over by district against the declared ones. */
function censusResult({ city, panel }: Populated): TargetResult {
  const { adultShare } = city.facts.margins;
  const byDistrict = city.districts.map(() => 0);
  for (let p = 0; p < panel.count; p++) byDistrict[panel.district[p]] += panel.weight[p];
  const worst = byDistrict.reduce((most, people, d) => {
    const wanted = city.weights.residents[d] * adultShare;
    return Math.max(most, Math.abs(people / wanted - 1));
  }, 0);
  const total = byDistrict.reduce((sum, people) => sum + people, 0);
  const declared = city.facts.districts.reduce((sum, { residents }) => sum + residents, 0) * adultShare;
  return {
    target: 'C2 residents 15+ by district',
    wanted: 'each within 0.5 % of the census',
    model: `largest difference ${(100 * worst).toFixed(3)} %; city ${(total / 1e6).toFixed(2)} of ${(declared / 1e6).toFixed(2)} m`,
    isMet: worst < 0.005 && Math.abs(total / declared - 1) < 0.005,
  };
}

function travelResults({ travel }: Populated): TargetResult[] {
  const slow = 100 * (travel.modeShares[3] + travel.modeShares[4]);
  const row = (target: string, value: number, low: number, high: number): TargetResult => ({
    target,
    wanted: `${low}–${high}`,
    model: value.toFixed(1),
    isMet: value >= low && value <= high,
  });
  return [
    row('trips a person-day', travel.tripsPerDay, 2.2, 2.8),
    row('mean trip, km', travel.meanTripKm, 6, 9),
    row('median commute, straight km', travel.medianCommuteKm, 4.6, 5.6),
    row('street minutes a person-day', travel.streetMinutes, 45, 80),
    row('walking and cycling, % of trips', slow, 40, 55),
  ];
}

/** The targets that fleet and people of any model can be asked (T1–T6). */
export function fleetResults(fleet: Fleet, audience: Uint8Array, fit: Fit): TargetResult[] {
  if (lineClasses.some((name) => fleet.lines.every(({ lineClass }) => lineClass !== name)))
    throw new Error('a class of lines is empty');
  return [
    ...contactResults(fleet, fit),
    ...reachResults(fleet, fit),
    ...budgetResults(fleet, fit),
    ...spreadResults(fleet, audience, fit),
  ];
}

export function targetResults(people: Populated, fleet: StreetFleet, fit: Fit): TargetResult[] {
  return [
    ...travelResults(people),
    censusResult(people),
    matchingResult(fleet),
    scaleResult(fit),
    ...fleetResults(fleet, affluent(people.panel), fit),
    quietResult(people, fleet),
  ];
}
