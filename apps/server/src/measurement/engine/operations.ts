import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CityModel } from './city-model.ts';
import { areaActivity, areaPortrait, commuteFlows, originsOf } from './work/area-people.ts';
import { checkSelection, type CertifiedSelection } from './work/check-selection.ts';
import { areaHours } from './work/area-hours.ts';
import { areaCrowds, type AreaCells } from './work/area-presence.ts';
import type { AreaRole, PeopleCells } from './work/role-chances.ts';
import type { AskedHours } from './work/part-hours.ts';
import type { DayWindow } from './work/presence-window.ts';
import { areaOutcome, reachableCrowd, type AreaOutcomeInput } from './work/area-outcome.ts';
import { areaReach, type AreaReachInput } from './work/area-reach.ts';
import { basketReach } from './work/basket-reach.ts';
import { ringWorkers } from './work/area-crowd.ts';
import { certifyFirst, chooseMix, firstMix, type MixInput } from './work/choose-mix.ts';
import { comparePlans } from './work/compare-plans.ts';
import { crowdPortrait, crowdSize, labelShares, panelWeights } from './work/crowd-figures.ts';
import { formLots, type LotsInput } from './work/form-lots.ts';
import { groupContacts } from './work/group-contacts.ts';
import { groupReach, type GroupReachInput } from './work/group-reach.ts';
import { firstMet } from './work/first-met.ts';
import { exposedPortrait, type ExposedInput } from './work/exposed-portrait.ts';
import { explainLine, type ExplainInput } from './work/explain-line.ts';
import { faceFigures, type FaceFiguresInput } from './work/face-figures.ts';
import { budgetFrontier, minBudgetFor } from './work/insight/budget-insights.ts';
import { priceConstraints } from './work/insight/constraint-insight.ts';
import { lineShares, type LineSharesInput } from './work/insight/line-shares.ts';
import { planRobustness } from './work/insight/robustness-insight.ts';
import { lineFigures } from './work/line-figures.ts';
import { lineOverlaps } from './work/line-overlaps.ts';
import { chooseMakeGood, type MakeGoodInput } from './work/make-good.ts';
import { measureEffect, type EffectInput } from './work/measure-effect.ts';
import { measureMix, type MixMeasureInput } from './work/measure-mix.ts';
import { measureOutcome, type OutcomeRows } from './work/measure-outcome.ts';
import { measurePlan } from './work/measure-plan.ts';
import { placeVisits, type PlaceGroups } from './work/place-visits.ts';
import { partContributions } from './work/part-contributions.ts';
import { packMembers, packPortrait, packSize, type MemberPart } from './work/pack-members.ts';
import { unchosenLines } from './work/unchosen-lines.ts';
import { unitEstimates } from './work/unit-estimates.ts';
import { weighChanges, type WeighInput } from './work/weigh-changes.ts';
import { chooseAdded, type AddInput } from './work/choose-added.ts';
import { reachCurve, type ReachCurveInput } from './work/reach-curve.ts';
import { reachTogether, type TogetherInput } from './work/reach-together.ts';
import type { PlanPart } from './work/plan-exposure.ts';
import { stopAfter } from './work/stop-after.ts';
import { chooseOnHalves, correctChoice, type HalfChoices } from './work/hold-out-lines.ts';
import {
  rateLinesOf,
  rateProblemOf,
  unweighted,
  selectLines,
  type ChosenLine,
  type SelectionInput,
} from './work/select-lines.ts';

export interface OperationControl {
  isCancelled(): boolean;
  onProgress(phase: string, fraction: number): void;
}

interface Audience {
  readonly audience: TargetAudience;
}

/** An area with how its people belong to it. */
interface RoleInArea {
  readonly people: PeopleCells;
  readonly role: AreaRole;
  readonly window: DayWindow;
}

/** A partition of the model's cells. */
interface CellGroups {
  readonly count: number;
  /** By cell, −1 for none. */
  readonly groupOf: Int32Array;
}

interface CorrectionInput {
  readonly selection: SelectionInput;
  readonly chosen: readonly ChosenLine[];
  readonly halves: HalfChoices;
}

/** Operations of an engine thread on a city. Inputs and outputs are plain data. */
export const operations = {
  crowdSize: (model: CityModel, input: Audience) => crowdSize(model, input.audience),
  panelWeights: (model: CityModel, _input: object) => panelWeights(model),
  crowdPortrait: (model: CityModel, input: Audience) => crowdPortrait(model, input.audience),
  /** Contacts of one vehicle by hour of day, in proportion; 24 values. */
  hourlyContacts: (model: CityModel, input: { lineId: string }) => {
    const medium = model.lineIds.indexOf(input.lineId);
    return medium < 0 ? null : Array.from(model.hourly.subarray(medium * 24, medium * 24 + 24));
  },
  unchosenLines: (model: CityModel, input: Parameters<typeof unchosenLines>[1]) =>
    unchosenLines(model, input),
  labelShares: (model: CityModel, _input: Record<string, never>) => labelShares(model),
  packSize: (model: CityModel, input: { parts: readonly MemberPart[] }) => packSize(model, input.parts),
  packMembers: (model: CityModel, input: { parts: readonly MemberPart[] }) => packMembers(model, input.parts),
  packPortrait: (model: CityModel, input: { bits: Uint8Array }) => packPortrait(model, input.bits),
  lineFigures: (model: CityModel, input: Audience & { days: number }) => ({
    lineIds: model.lineIds,
    figures: lineFigures(model, input.audience, input.days),
  }),
  measurePlan: (model: CityModel, input: Audience & { parts: readonly PlanPart[]; weeks: number }) =>
    measurePlan(model, input.audience, input.parts, input.weeks),
  partContributions: (model: CityModel, input: Audience & { parts: readonly PlanPart[] }) =>
    partContributions(model, input.audience, input.parts),
  comparePlans: (
    model: CityModel,
    input: Audience & { before: readonly PlanPart[]; after: readonly PlanPart[] },
  ) => comparePlans(model, input.audience, input.before, input.after),
  ringWorkers: (
    model: CityModel,
    input: Audience & { rings: readonly (readonly (readonly [number, number])[])[] },
  ) => ringWorkers(model, input.audience, input.rings),
  /** The model's cells, in the order of their numbers. */
  panelCells: (model: CityModel, _input: Record<string, never>) => model.cells.slice(),
  areaCrowds: (model: CityModel, input: Audience & { areas: AreaCells; window: DayWindow }) =>
    areaCrowds(model, input.audience, input.areas, input.window),
  areaHours: (
    model: CityModel,
    input: Audience & {
      areas: AreaCells;
      days: Pick<DayWindow, 'dayWeights'>;
      asked: AskedHours;
    },
  ) => areaHours(model, input.audience, input.areas, input.days, input.asked),
  areaActivity: (model: CityModel, input: Audience & { cells: Uint32Array | null; isAway: boolean }) =>
    areaActivity(model, input.audience, input.cells, input.isAway),
  areaPortrait: (
    model: CityModel,
    input: Audience & Omit<RoleInArea, 'people'> & { people: PeopleCells | null },
  ) => areaPortrait(model, input.audience, input.people, input.role, input.window),
  originsOf: (model: CityModel, input: Audience & RoleInArea & { groups: CellGroups }) =>
    originsOf(model, input.audience, input, input.groups),
  placeVisits: (model: CityModel, input: Audience & { groups: PlaceGroups }) =>
    placeVisits(model, input.audience, input.groups),
  commuteFlows: (model: CityModel, input: Audience & { groups: CellGroups }) =>
    commuteFlows(model, input.audience, input.groups),
  areaReach: (model: CityModel, input: AreaReachInput) => areaReach(model, input),
  areaOutcome: (model: CityModel, input: AreaOutcomeInput) => areaOutcome(model, input),
  reachableCrowd: (model: CityModel, input: Omit<AreaReachInput, 'areas'>) => reachableCrowd(model, input),
  basketReach: (model: CityModel, input: EffectInput) => basketReach(model, input),
  faceFigures: (model: CityModel, input: FaceFiguresInput) => faceFigures(model, input),
  unitEstimates: (model: CityModel, input: EffectInput) => unitEstimates(model, input),
  measureEffect: (model: CityModel, input: EffectInput) => measureEffect(model, input),
  measureMix: (model: CityModel, input: MixMeasureInput) => measureMix(model, input),
  reachCurve: (model: CityModel, input: ReachCurveInput) => reachCurve(model, input),
  chooseMakeGood: (model: CityModel, input: MakeGoodInput) => chooseMakeGood(model, input),
  weighChanges: (model: CityModel, input: WeighInput) => weighChanges(model, input),
  chooseAdded: (model: CityModel, input: AddInput) => chooseAdded(model, input),
  reachTogether: (model: CityModel, input: TogetherInput) => reachTogether(model, input),
  groupContacts: (model: CityModel, input: Parameters<typeof groupContacts>[1]) =>
    groupContacts(model, input),
  groupReach: (model: CityModel, input: GroupReachInput) => groupReach(model, input),
  firstMet: (model: CityModel, input: { effect: EffectInput }) => firstMet(model, input.effect),
  exposedPortrait: (model: CityModel, input: ExposedInput) => exposedPortrait(model, input),
  formLots: (model: CityModel, input: LotsInput) => formLots(model, input),
  chooseMix: (model: CityModel, input: MixInput, control: OperationControl) =>
    chooseMix(model, input, control),
  firstMix: (model: CityModel, input: Parameters<typeof firstMix>[1], control: OperationControl) =>
    firstMix(model, input, control),
  certifyFirst: (model: CityModel, input: Parameters<typeof certifyFirst>[1]) => certifyFirst(model, input),
  measureOutcome: (model: CityModel, input: { effect: EffectInput; outcome: OutcomeRows }) =>
    measureOutcome(model, input),
  explainLine: (model: CityModel, input: ExplainInput) => explainLine(model, input),
  lineShares: (model: CityModel, input: LineSharesInput) => lineShares(model, input),
  budgetFrontier,
  minBudgetFor,
  priceConstraints,
  planRobustness,
  lineOverlaps: (model: CityModel, input: Audience & { lineId: string }) =>
    lineOverlaps(model, input.audience, input.lineId),
  selectLines: (model: CityModel, input: SelectionInput, control: OperationControl) =>
    selectLines(model, input, control),
  checkSelection: (model: CityModel, input: CertifiedSelection) => checkSelection(model, input),
  chooseOnHalves: (model: CityModel, input: SelectionInput, control: OperationControl) =>
    chooseOnHalves(model, rateProblemOf(model, input), input.seed, stopAfter(input.seconds, control)),
  correctChoice: (model: CityModel, { selection, chosen, halves }: CorrectionInput) => {
    // People are counted by all of their contacts, whatever those count for in the choice.
    const problem = rateProblemOf(model, unweighted(selection));
    return correctChoice(model, problem, selection.seed, rateLinesOf(model, problem, chosen), halves);
  },
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationInput<Name extends OperationName> = Parameters<Operations[Name]>[1];
export type OperationOutput<Name extends OperationName> = ReturnType<Operations[Name]>;
