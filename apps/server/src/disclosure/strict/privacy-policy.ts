import { certain } from '@ooh/contract/core/certain';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { Cover } from '@ooh/contract/core/privacy';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { privacyRefusal } from '@ooh/contract/domain/privacy';
import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { createHmac } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { AnswerLedger, PrivacyUse } from './answer-ledger.ts';
import type { AskedCell } from './asked-cell.ts';
import type { LedgerCell } from './decide-answers.ts';
import { jobsWithoutInsight } from './job-results.ts';
import { NoisedAnswer } from './noise-answer.ts';
import { NoisedEvaluation } from './noise-evaluation.ts';
import { askingForAll, rankedRows } from './ranked-rows.ts';
import { noisedCount } from './rounded-gaussian.ts';
import type { Fields } from './scope.ts';
import { rulerOf } from './shown-figures.ts';
import { coverOf, treatmentOf, type Treatment } from './treatment.ts';

/** Thresholds on exact figures would reveal them by bisection. */
function assertNoThresholds(input: Fields): void {
  const { minPersons, minConcentration, minTgi } = input;
  if (minPersons !== undefined || minConcentration !== undefined || (minTgi ?? 0) !== 0)
    throw new AppError('refused', '严格隐私模式下不能按人数、浓度或 TGI 的阈值筛选，请去掉这些条件');
}

/** The policy of `PRIVACY_MODE=strict` for the answers of the service. */
export interface PrivacyPolicy {
  /** What the call's handler is asked instead. Refuses an inadmissible question before any work is done. */
  admit(call: Endpoint, input: unknown): unknown;
  /** The context of the call's handler: figures that will be noised are not withheld by their exact size. */
  contextFor(call: Endpoint, context: Context): Context;
  /** The protected answer. */
  protect(
    call: Endpoint,
    input: unknown,
    user: Pick<SignedInUser, 'organisationId'> | null,
    answer: unknown,
  ): Promise<unknown>;
  use(): Promise<PrivacyUse>;
}

/** The current panel of a city. */
export interface PanelSize {
  /** Names the release, and its city. */
  readonly release: string;
  readonly panelPersons: number;
  /** People represented by the panel. */
  readonly universe: number;
  /** People represented by the person who represents most. */
  readonly heaviest: number;
}

/** What the policy reads besides answers. */
export interface PrivacyReaders {
  /** The current panels of cities, by city code; a city without one is left out. */
  panelSizes(cityCodes: readonly string[]): Promise<ReadonlyMap<string, PanelSize>>;
  /** Exact people of an audience in a city. */
  audiencePeople(cityCode: string, audience: TargetAudience): Promise<number>;
  /** The audience that a request is about: its own, or that of its plan or order; undefined where it has none. */
  audienceOf(input: Fields): Promise<TargetAudience | undefined>;
}

/** A place that is listed only where anybody is appears by noise alone once in 30,000 times at most. */
const openDeviations = 4;

const everybody: TargetAudience = { groups: [] };

/** The counts of an answer, and the answer once they are decided. */
const noisedOf = (input: Fields, cover: Cover, answer: unknown) =>
  cover.isEvaluation
    ? new NoisedEvaluation(input, answer as PlanEvaluation)
    : new NoisedAnswer(input, cover, answer);

/** Opens the policy; the key of the noise is derived from `secret`, separately from other uses. */
export function openPrivacyPolicy(
  { minimumCell, privacyLimits: limits }: Pick<Config, 'minimumCell' | 'privacyLimits'>,
  ledger: AnswerLedger,
  readers: PrivacyReaders,
  secret: string,
): PrivacyPolicy {
  const key = createHmac('sha256', secret).update('privacy noise').digest('base64url');
  const treatments = new WeakMap<Endpoint, Treatment>();

  function treat(call: Endpoint): Treatment {
    const treatment = treatments.get(call) ?? treatmentOf(call);
    treatments.set(call, treatment);
    return treatment;
  }

  /** σ of a count, in average panel persons: what the heaviest person adds to it counts. */
  const deviationOf = ({ question }: AskedCell, { heaviest, universe, panelPersons }: PanelSize) =>
    limits[question.level].noise * Math.sqrt(question.times) * (heaviest / (universe / panelPersons));

  const nearOf = (deviation: number) => minimumCell + 2 * Math.SQRT2 * deviation;

  async function ledgerCell(cell: AskedCell, panel: PanelSize, audience: TargetAudience): Promise<LedgerCell> {
    const { level, family, element, place } = cell.question;
    const { release, universe, panelPersons } = panel;
    const people = cell.people === 'audience' ? await readers.audiencePeople(cell.cityCode, audience) : cell.people;
    const count = people / (universe / panelPersons);
    const deviation = deviationOf(cell, panel);
    // The number is part of the key: other people under the same question must not get the same noise.
    const meaning = JSON.stringify([release, family, element, Math.round(count)]);
    const noised = noisedCount(key, meaning, count, deviation);
    return { release, level, family, element, place, noised, near: nearOf(deviation) };
  }

  async function askedInput(input: Fields): Promise<Fields> {
    const audience = await readers.audienceOf(input);
    // Members of a pack may be chosen one by one, and may change.
    if (audience !== undefined && ruleOfAudience(audience).packId !== undefined)
      throw new AppError('refused', privacyRefusal);
    return audience === undefined ? input : { ...input, targetAudience: audience };
  }

  return {
    admit(call, input) {
      if (treat(call) === 'refused') throw new AppError('refused', privacyRefusal);
      if (treat(call) !== 'covered') return input;
      assertNoThresholds(input as Fields);
      return askingForAll(input as Fields, coverOf(call)?.ranked);
    },
    contextFor(call, context) {
      if (treat(call) !== 'covered') return context;
      return { ...context, config: { ...context.config, minimumCell: 0 } };
    },
    async protect(call, input, user, answer) {
      if (call.path.startsWith('jobs/')) return jobsWithoutInsight(answer);
      const cover = coverOf(call);
      if (cover === undefined) return answer;
      const asked = await askedInput(input as Fields);
      const noised = noisedOf(asked, cover, answer);
      const { cells } = noised;
      const panels = await readers.panelSizes([...new Set(cells.map(({ cityCode }) => cityCode))]);
      const panelOf = ({ cityCode }: AskedCell): PanelSize => {
        const panel = panels.get(cityCode);
        if (panel === undefined) throw new AppError('refused', '该城市的人群样本已撤回，请重新查询');
        return panel;
      };
      if (cells.length > 0) {
        const { organisationId } = certain(user, 'user of a protected call');
        const audience = (asked['targetAudience'] as TargetAudience | undefined) ?? everybody;
        const numbers = await Promise.all(cells.map((cell) => ledgerCell(cell, panelOf(cell), audience)));
        const shown = await ledger.disclose(organisationId, numbers);
        cells.forEach((cell, at) => (cell.shown = shown[at]));
      }
      const written = noised.written((cell) => {
        const panel = panelOf(cell);
        const { universe, panelPersons } = panel;
        const deviation = deviationOf(cell, panel);
        const near = nearOf(deviation);
        const least = minimumCell + (cell.question.isOpen ? openDeviations * deviation : 0);
        return rulerOf({ weight: universe / panelPersons, panelPersons, deviation, near, least });
      });
      return rankedRows(input as Fields, cover.ranked, written);
    },
    async use() {
      return { limits, used: await ledger.used() };
    },
  };
}
