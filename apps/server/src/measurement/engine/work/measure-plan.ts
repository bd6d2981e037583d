import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { targetAudienceIndex, targetShareInterval } from '@ooh/measurement/audience';
import { planIntervals, totalInterval } from '@ooh/measurement/interval';
import { contactSensitivity, type FactorSensitivity } from '@ooh/measurement/contact-sensitivity';
import { chancesOfContact } from '@ooh/measurement/poisson';
import { evaluateExposure, exposure } from '@ooh/measurement/rate-reach';
import { scheduleBuild, type ScheduleBuild } from '@ooh/measurement/schedule-build';
import type { CityModel } from '../city-model.ts';
import { audiencePart } from './audience-part.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';
import { flightsOf, mediaOf, rateLinesOf, type PlanPart } from './plan-exposure.ts';

export interface PlanMeasure {
  readonly universe: number;
  readonly taUniverse: number;
  readonly panelPersons: number;
  /** Panel persons outside the audience. */
  readonly otherPersons: number;
  readonly effectiveSample: number;
  readonly impressions: Estimate;
  readonly taImpressions: Estimate;
  readonly reach: Estimate;
  readonly reachShare: Estimate;
  readonly frequency: Estimate | null;
  /** People with n contacts, n = 0 … 9, and 10 or more. */
  readonly distribution: number[];
  /** People with k contacts or more, k = 1 … 10. */
  readonly reachAtLeast: number[];
  readonly taConcentrationPeople: Estimate | null;
  readonly taConcentrationImpressions: Estimate | null;
  readonly tgi: number | null;
  /** Share of the audience in the universe. */
  readonly baseShare: number | null;
  /** At the end of each week: people reached when the panel's week repeats, and by the models beyond it. */
  readonly weeklyReach: ({ readonly week: number } & Omit<ScheduleBuild['points'][number], 'day'>)[];
  /** How reach grows beyond the panel's week; null for an audience of nobody. */
  readonly growth: ScheduleBuild['growth'];
  /** Share of the audience reached at the ends of what is assumed of contacts. */
  readonly sensitivity: FactorSensitivity[];
}

const openClass = 10;

/** Everything that a plan does to an audience in one city. Throws RangeError for an unknown line or an empty audience. */
export function measurePlan(
  model: CityModel,
  audience: TargetAudience,
  parts: readonly PlanPart[],
  weeks: number,
): PlanMeasure {
  const { store } = model;
  const { mask, people, sample, design } = audiencePart(model, audience);
  const media = mediaOf(model, parts);
  const lines = rateLinesOf(parts, media);
  const own = exposure(people.store, lines);
  const figures = evaluateExposure(design.weights, own, { maxFrequency: openClass });
  const intervals = planIntervals(design, own);
  const build = scheduleBuild(people, flightsOf(parts, media), weeks * 7, 7, sample);
  const everybody = { weights: store.weights, strata: model.strata };
  const contacts = exposure(store, lines);
  const met = chancesOfContact(contacts);
  const index = targetAudienceIndex(store.weights, contacts, met, mask);
  const concentrationPeople = targetShareInterval(everybody, met, mask);
  const concentrationImpressions = targetShareInterval(everybody, contacts, mask);
  return {
    universe: store.weights.reduce((sum, weight) => sum + weight, 0),
    taUniverse: figures.universe,
    panelPersons: figures.personsInPanel,
    otherPersons: mask.length - figures.personsInPanel,
    effectiveSample: figures.effectiveSample,
    impressions: estimateOf(totalInterval(everybody, contacts)),
    taImpressions: estimateOf(intervals.impressions),
    reach: estimateOf(intervals.reach),
    reachShare: estimateOf(intervals.reachShare),
    frequency: intervals.frequency && estimateOf(intervals.frequency),
    distribution: figures.distribution,
    reachAtLeast: figures.reachAtLeast.slice(1),
    taConcentrationPeople: concentrationPeople && estimateOf(concentrationPeople),
    taConcentrationImpressions: concentrationImpressions && estimateOf(concentrationImpressions),
    tgi: index.people.tgi,
    baseShare: index.baseShare,
    weeklyReach: build.points.map(({ day: _day, ...point }, i) => ({ week: i + 1, ...point })),
    growth: build.growth,
    sensitivity: contactSensitivity(design.weights, own),
  };
}
