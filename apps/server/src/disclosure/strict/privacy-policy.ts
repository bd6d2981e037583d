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
import { cellNoise, type PanelSize } from './cell-noise.ts';
import { jobsWithoutInsight } from './job-results.ts';
import { NoisedAnswer } from './noise-answer.ts';
import { NoisedEvaluation } from './noise-evaluation.ts';
import { askingForAll, rankedRows } from './ranked-rows.ts';
import type { Fields } from './scope.ts';
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

/** What the policy reads besides answers. */
export interface PrivacyReaders {
  /** The current panels of cities, by city code; a city without one is left out. */
  panelSizes(cityCodes: readonly string[]): Promise<ReadonlyMap<string, PanelSize>>;
  /** Exact people of an audience in a city. */
  audiencePeople(cityCode: string, audience: TargetAudience): Promise<number>;
  /** The audience that a request is about: its own, or that of its plan or order; undefined where it has none. */
  audienceOf(input: Fields): Promise<TargetAudience | undefined>;
}

const everybody: TargetAudience = { groups: [] };

/** The counts of an answer, and the answer once they are decided. */
const noisedOf = (input: Fields, cover: Cover, answer: unknown) =>
  cover.isEvaluation
    ? new NoisedEvaluation(input, answer as PlanEvaluation)
    : new NoisedAnswer(input, cover, answer);

/** Opens the policy; the key of the noise is derived from `secret`, separately from other uses. */
export function openPrivacyPolicy(
  config: Pick<Config, 'minimumCell' | 'privacyLimits'>,
  ledger: AnswerLedger,
  readers: PrivacyReaders,
  secret: string,
): PrivacyPolicy {
  const noise = cellNoise(config, createHmac('sha256', secret).update('privacy noise').digest('base64url'));
  const treatments = new WeakMap<Endpoint, Treatment>();

  function treat(call: Endpoint): Treatment {
    const treatment = treatments.get(call) ?? treatmentOf(call);
    treatments.set(call, treatment);
    return treatment;
  }

  /** Exact people of a count. */
  const peopleOf = ({ people, cityCode }: AskedCell, audience: TargetAudience): number | Promise<number> =>
    people === 'audience' ? readers.audiencePeople(cityCode, audience) : people;

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
        const numbers = await Promise.all(
          cells.map(async (cell) => noise.noised(cell, await peopleOf(cell, audience), panelOf(cell))),
        );
        const shown = await ledger.disclose(organisationId, numbers);
        cells.forEach((cell, at) => (cell.shown = shown[at]));
      }
      const written = noised.written((cell) => noise.ruler(cell, panelOf(cell)));
      return rankedRows(input as Fields, cover.ranked, written);
    },
    async use() {
      return { limits: config.privacyLimits, used: await ledger.used() };
    },
  };
}
