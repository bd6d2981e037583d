/** Every published figure that the model can compute, with the model's result. */
import { formShare } from '@ooh/measurement/segment-rates';
import { audienceBenchmarks } from '@ooh/reference/benchmarks/audience-benchmarks';
import type { AudienceBenchmark } from '@ooh/reference/benchmarks/benchmark-row';
import type { TravelFigures } from '@ooh/people/exposure/travel-figures';
import { oneSide, plansOfCells, type Fit } from './fit.ts';
import { contactsOfClass, planFigures, quantile, type Fleet } from './fleet.ts';

export interface BenchmarkAnswer {
  readonly benchmark: AudienceBenchmark;
  readonly model: number;
  /** Null where no range is published. */
  readonly isInRange: boolean | null;
}

/** The mean vehicle of the fleet. */
const meanContacts = ({ contacts, lines, vehicles }: Fleet): number =>
  contacts.reduce((sum, value, i) => sum + value * lines[i].vehicles, 0) / vehicles;

export interface AskedCity {
  readonly fleet: Fleet;
  readonly fit: Fit;
  /** The people's trips; absent where the model has none of its own. */
  readonly travel?: TravelFigures;
  /** The same lines before visibility; absent where the model has no such form. */
  readonly opportunities?: Fleet;
}

export function answerBenchmarks(asked: AskedCity): BenchmarkAnswer[] {
  const plansOf = plansOfCells(asked.fleet);
  return audienceBenchmarks.flatMap((benchmark) => {
    const model = answer(asked, benchmark, plansOf);
    if (model === null) return [];
    const { low, high } = benchmark;
    const isInRange = low === null || high === null ? null : model >= low && model <= high;
    return [{ benchmark, model, isInRange }];
  });
}

function answer(
  { fleet, opportunities, fit, travel }: AskedCity,
  benchmark: AudienceBenchmark,
  plansOf: ReturnType<typeof plansOfCells>,
): number | null {
  const scaled = fit.scale * meanContacts(fleet);
  switch (benchmark.measure) {
    case 'contacts-per-vehicle-day':
      if (benchmark.lineClass !== undefined) return fit.scale * contactsOfClass(fleet, benchmark.lineClass);
      return benchmark.id === 'dublin-contacts' ? scaled * oneSide : scaled;
    case 'opportunities-per-vehicle-day': {
      if (opportunities === undefined) return null;
      const own = opportunities.contacts.map((value) => fit.scale * value);
      return benchmark.id === 'hangzhou-west-lake'
        ? quantile(own, 0.95)
        : fit.scale * meanContacts(opportunities);
    }
    case 'reach-percent':
    case 'frequency': {
      // Every row of reach or frequency names its campaign.
      const campaign = benchmark.campaign!;
      const { days, form } = campaign;
      const scale = fit.scale * (form === 'one-side' ? oneSide : 1);
      const figures = planFigures(fleet.weights, plansOf({ campaign }), days, scale, fit.heterogeneity);
      return benchmark.measure === 'frequency' ? figures.frequency : figures.reachPercent;
    }
    case 'form-share':
      return benchmark.id === 'san-diego-kerb-side' ? formShare({ kerbSide: 1, driverSide: 0 }) : oneSide;
    case 'trips-per-person-day':
      return travel?.tripsPerDay ?? null;
    case 'mean-trip-km':
      return travel?.meanTripKm ?? null;
    case 'walk-and-cycle-percent':
      return travel === undefined ? null : 100 * (travel.modeShares[3] + travel.modeShares[4]);
  }
}
