import { certain } from '@ooh/contract/core/certain';
import type { CombinationBrief, CombinationProposal, Proposal } from '@ooh/contract/domain/combination';
import type { ProposalKind } from '@ooh/contract/domain/combination-names';
import type { Certificate } from '@ooh/planning/certificate';
import type { MixStep } from '@ooh/planning/mix/propose-mix';
import { z } from 'zod';
import { meetsMinimumCell } from '@ooh/measurement/minimum-cell';
import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import type { OperationOutput } from '../../measurement/engine/operations.ts';
import { peopleReleasesOf } from '../../city-data/release/city-data.ts';
import type { JobControl, JobKind } from '../../platform/job/jobs.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { ProposalResult } from '../../platform/storage/postgres/tables/combination-tables.ts';
import { boughtLot } from './candidates.ts';
import { differenceOf } from './difference-of.ts';
import { evaluatePriced } from './evaluate-lots.ts';
import { presentLots, priceLots, readLotNames, type PricedLot } from './lot-items.ts';
import { readMixCities, type MixCities } from './mix-of-cities.ts';
import { certificateOf, candidatesOf, conflictsOf, mixOf, stepsOf } from './present-proposal.ts';
import { nothingYet, readProposalBrief, writeProposal } from './proposal-store.ts';

export const combinationJobKind = 'combination';

const payloadSchema = z.object({
  proposalId: z.string(),
  /** Media that the submitter is shown, by city. */
  granted: z.record(z.string(), z.array(z.int())),
});
type Payload = z.input<typeof payloadSchema>;

/** Budgets of the curve against the one that was asked for. */
const curveFactors = [0.1, 0.2, 0.35, 0.5, 0.7, 0.85, 1.2, 1.5, 2];
/** With more pairs of persons and lots fewer budgets are computed. */
const shortCurveFactors = [0.25, 0.5, 0.75, 1.5];
const manyPairs = 3e6;

/** Seconds of work of all searches. */
const proofSeconds = 45;

interface Work {
  readonly context: Context;
  readonly brief: CombinationBrief;
  readonly mix: MixCities;
  readonly nameOf: (mediumId: number) => string;
}

interface Made {
  readonly proposal: Proposal;
  readonly priced: readonly PricedLot[];
}

/** Of a plan: its value, and the bound of all plans of its budget. */
interface Proved {
  readonly value: number;
  readonly bound: number;
  readonly budgetFen?: number;
}

/** A plan of lots with prices, measured. Its proof may still be under way meanwhile. */
async function makeProposal(
  { context, brief, mix }: Work,
  kind: ProposalKind,
  plan: Certificate['plan'],
  proved: Proved | Promise<Proved>,
  best: Made | null,
  priority: EnginePriority = 'batch',
): Promise<Made> {
  const measure = async () => {
    const lots = plan.map(({ medium, vehicles }) => boughtLot(mix.bought[medium], vehicles));
    const priced = await priceLots(context.db, lots, brief);
    return { priced, evaluation: await evaluatePriced(context, brief, priced, priority) };
  };
  const [{ priced, evaluation }, certified] = await Promise.all([measure(), proved]);
  return {
    priced,
    proposal: {
      kind,
      lots: await presentLots(context.db, priced),
      evaluation,
      certificate: {
        ...certificateOf(brief, mix, kind, certified),
        // Nothing is said of a plan whose figures are withheld.
        ...(evaluation.reachShare.value === null ? { value: null, gap: null } : {}),
      },
      difference: best === null ? null : await differenceOf(context, brief, priced, best.priced),
    },
  };
}

/** The least budget for which everything that must be bought fits. */
function sufficientFen({ mix, brief }: Work): number | null {
  const groups = [
    ...mix.terms.mustMedia.map((id) => mix.lots.filter((lot) => lot.mediumId === id)),
    ...mix.terms.mustDistricts.map((key) => mix.lots.filter((lot) => `${lot.city}/${lot.district}` === key)),
  ];
  if (groups.some((lots) => lots.length === 0)) return null;
  const cheapest = groups.map((lots) => lots.reduce((a, b) => (b.blockFen < a.blockFen ? b : a)));
  const total = cheapest.reduce((sum, lot) => sum + lot.blockFen, 0);
  const ofMedium = Map.groupBy(cheapest, (lot) => lot.mediumId);
  const capped = [...ofMedium.values()].map((lots) =>
    Math.ceil(lots.reduce((sum, lot) => sum + lot.blockFen, 0) / brief.largestShare),
  );
  // Whole yuan, upwards.
  return Math.ceil(Math.max(total, ...capped) / 100) * 100;
}

const stepsFor = (brief: CombinationBrief): MixStep[] => [
  { of: 'budget', byFen: Math.max(100_000_00, Math.round(brief.budgetFen / 3000) * 100) },
  ...(brief.largestShare < 1
    ? [{ of: 'largestShare' as const, to: Math.min(1, Math.round(brief.largestShare * 100 + 10) / 100) }]
    : []),
  ...brief.mustMediumIds.slice(0, 3).map((mediumId) => ({ of: 'mustMedium' as const, mediumId })),
];

type Chosen = Extract<OperationOutput<'chooseMix'>, { status: 'planned' }>;

/** Panel persons of the audience who can meet anything of a plan. */
function personsOf(mix: MixCities, plan: Certificate['plan']): number {
  let [persons, first] = [0, 0];
  for (const { formed } of mix.cities) {
    const { store } = formed;
    const isMet = new Uint8Array(store.personCount);
    for (const { medium } of plan) {
      const own = medium - first;
      if (own < 0 || own >= store.mediaCount) continue;
      for (let e = store.rowStart[own]; e < store.rowStart[own + 1]; e++) isMet[store.persons[e]] = 1;
    }
    for (let p = 0; p < isMet.length; p++) persons += isMet[p];
    first += store.mediaCount;
  }
  return persons;
}

/** Everything that the long search has found, measured. */
async function provedResult(work: Work, base: ProposalResult, found: Chosen): Promise<ProposalResult> {
  const { mix, nameOf } = work;
  const { universe } = mix;
  const best = await makeProposal(work, 'best', found.best.plan, found.best, null);
  const made = [best];
  const { enough, short } = found.least;
  if (enough !== null) {
    const { plan, value, bound } = enough.certificate;
    made.push(await makeProposal(work, 'least', plan, { value, bound, budgetFen: enough.budget }, best));
  }
  if (found.easy !== null) made.push(await makeProposal(work, 'easy', found.easy.plan, found.easy, best));
  return {
    ...base,
    proposals: made.map(({ proposal }) => proposal),
    frontier: found.points.map((point) => ({
      budgetFen: point.budgetFen,
      costFen: point.certificate?.cost ?? null,
      share:
        point.certificate !== null &&
        meetsMinimumCell(personsOf(mix, point.certificate.plan), work.context.config.minimumCell)
          ? point.certificate.value / universe
          : null,
      boundShare: point.bound === null ? null : Math.min(1, point.bound / universe),
      mix: point.certificate === null ? [] : mixOf(mix, point.certificate.plan, nameOf),
    })),
    steps: stepsOf(found.prices, mix, nameOf),
    target: {
      share: found.target / universe,
      isImpossible: found.least.status === 'impossible',
      notBelowFen: short?.budget ?? null,
    },
  };
}

/** A first mix within seconds, so that something stands on the screen while the proof runs. */
async function firstResult(
  work: Work,
  base: ProposalResult,
  control: JobControl,
): Promise<ProposalResult | null> {
  const { context, mix, brief } = work;
  const stores = mix.cities.map(({ formed }) => formed.store);
  const question = { stores, lots: mix.lots, terms: mix.terms, budgetFen: brief.budgetFen };
  const releases = certain(peopleReleasesOf(mix.cities[0].data), 'panel of a city of the mix');
  const { signal } = control;
  // Somebody waits for it; the proof that follows is a job's.
  const priority = 'interactive';
  const found = await context.engine.ask(releases, 'firstMix', question, { priority, signal });
  if (found.status !== 'planned' || found.plan.length === 0) return null;
  const certify = context.engine.ask(
    releases,
    'certifyFirst',
    { ...question, found },
    { priority: 'companion', signal },
  );
  const { proposal } = await makeProposal(work, 'best', found.plan, certify, null, priority);
  return { ...base, proposals: [proposal] };
}

async function propose(
  context: Context,
  payload: Payload,
  control: JobControl,
): Promise<Record<string, unknown>> {
  const { proposalId, granted } = payloadSchema.parse(payload);
  const brief = await readProposalBrief(context.db, proposalId);
  const sees = ({ cityCode, mediumId }: { cityCode: string; mediumId: number }) =>
    granted[cityCode]?.includes(mediumId) ?? false;
  control.progress(0, '读取空位与价格');
  const mix = await readMixCities(context, brief, sees, (done, name) =>
    control.progress((0.15 * done) / brief.cityCodes.length, `${name} · 读取空位、价格与接触`),
  );
  control.signal.throwIfAborted();
  const names = await readLotNames(context.db, []);
  const nameOf = (mediumId: number) => names.media.get(mediumId)?.name ?? '';
  const work: Work = { context, brief, mix, nameOf };
  const base: ProposalResult = {
    ...nothingYet,
    candidates: candidatesOf(mix, nameOf),
    citiesWithoutFigures: [...mix.without],
  };
  const settle = async (state: CombinationProposal['state'], message?: string, result = base) => {
    await writeProposal(context.db, proposalId, {
      state,
      ...(message === undefined ? {} : { message }),
      result,
    });
    return { proposalId };
  };
  if (mix.cities.length === 0) {
    const reasons = mix.without.map(({ cityName, reason }) => `${cityName}：${reason}`);
    return settle('failed', reasons.join('；') || '所选条件下没有可买的媒体');
  }
  control.progress(0.16, '寻找首个组合');
  const first = await firstResult(work, base, control);
  if (first !== null) await settle('first', undefined, first);
  const stores = mix.cities.map(({ formed }) => formed.store);
  const pairs = stores.reduce((sum, store) => sum + store.persons.length, 0);
  const factors = pairs > manyPairs ? shortCurveFactors : curveFactors;
  const found = await context.engine.ask(
    certain(peopleReleasesOf(mix.cities[0].data), 'panel of a city of the mix'),
    'chooseMix',
    {
      stores,
      lots: mix.lots,
      terms: mix.terms,
      request: {
        budgetFen: brief.budgetFen,
        ...(brief.targetShare === undefined ? {} : { target: brief.targetShare * mix.universe }),
        budgetsFen: factors.map((factor) => Math.round((brief.budgetFen * factor) / 100) * 100),
        steps: stepsFor(brief),
        toleranceFen: Math.max(100, Math.round(brief.budgetFen / 200)),
      },
      seconds: { one: 2, best: 8, all: proofSeconds },
    },
    {
      priority: 'batch',
      signal: control.signal,
      onProgress: (phase, fraction) => control.progress(0.2 + 0.7 * fraction, phase),
    },
  );
  if (found.status === 'undecided') return settle('failed', found.message);
  if (found.status === 'infeasible') {
    const conflicts = conflictsOf(brief, found, sufficientFen(work), nameOf);
    return settle('infeasible', `这些条件不能同时满足：${conflicts.map(({ text }) => text).join(' · ')}`, {
      ...base,
      conflicts,
    });
  }
  if (found.best.plan.length === 0)
    return settle('failed', '预算买不到任何一个采购单元，请提高预算或放宽媒体范围');
  control.progress(0.92, '测算三个推荐');
  return settle('proved', undefined, await provedResult(work, base, found));
}

async function run(context: Context, payload: Payload, control: JobControl) {
  try {
    return await propose(context, payload, control);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await writeProposal(context.db, payload.proposalId, { state: 'failed', message: error.message });
    throw error;
  }
}

/** Finds combinations for a goal; an interrupted one begins anew, since it writes only what it has found. */
export const combinationJob: JobKind<Payload> = { afterInterruption: 'requeue', run };
