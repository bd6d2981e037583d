import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { privacyRefusal } from '@ooh/contract/domain/privacy';
import { createHmac } from 'node:crypto';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { Cover } from '@ooh/contract/core/privacy';
import type { CallKey } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { questionsOf, discloseCounts } from './answer-ledger.ts';
import { mayDescribePeople } from './audience-fields.ts';
import { questionOf } from './cell-meaning.ts';
import { stickyNoise } from './discrete-laplace.ts';
import { jobsWithoutInsight } from './job-results.ts';
import { NoisedAnswer, type AskedCell } from './noise-answer.ts';
import { rulerOf, type Ruler } from './shown-figures.ts';

/** Treatment of an answer: noised, unchanged, or refused. */
export type Treatment = 'covered' | 'open' | 'refused';

/** Treatment of a call's answers in strict mode. A call that may describe people without a declaration is refused. */
export function treatmentOf(call: Pick<Endpoint, 'kind' | 'output' | 'privacy'>): Treatment {
  if (call.privacy === 'refused') return 'refused';
  if (call.privacy !== undefined) return 'open' in call.privacy ? 'open' : 'covered';
  const isOpaque = call.kind === 'file' || call.kind === 'events';
  return isOpaque || mayDescribePeople(call.output) ? 'refused' : 'open';
}

/** How the answers of a call are covered; undefined where they are not. */
export function coverOf({ privacy }: Pick<Endpoint, 'privacy'>): Cover | undefined {
  return typeof privacy === 'object' && 'cover' in privacy ? privacy.cover : undefined;
}

export function keyOf({ prefix, path }: Pick<Endpoint, 'prefix' | 'path'>): CallKey {
  return (prefix === 'v1' ? `v1/${path}` : path) as CallKey;
}

type Fields = Readonly<Record<string, unknown>>;

/** Thresholds on exact figures would reveal them by bisection. */
function assertNoThresholds(input: Fields): void {
  const { minPersons, minConcentration, minTgi } = input;
  if (minPersons !== undefined || minConcentration !== undefined || (minTgi ?? 0) !== 0)
    throw new AppError('refused', '严格隐私模式下不能按人数、浓度或 TGI 的阈值筛选，请去掉这些条件');
}

interface CityMeasure {
  readonly releaseNo: string;
  readonly weight: number;
  readonly panelPersons: number;
  readonly ruler: Ruler;
}

/** The policy of `PRIVACY_MODE=strict` for the answers of the service. */
export interface PrivacyPolicy {
  /** Refuses an inadmissible question before any work is done. */
  admit(call: Endpoint, input: unknown): void;
  /** The protected answer. */
  protect(
    call: Endpoint,
    input: unknown,
    user: Pick<SignedInUser, 'organisationId'> | null,
    answer: unknown,
  ): Promise<unknown>;
  /** Number of today's questions by organisation. */
  use(): Promise<PrivacyUse>;
}

export interface PrivacyUse {
  readonly dailyQuestions: number;
  readonly organisations: { name: string; questions: number }[];
}

/** The current panel of a city. */
export interface PanelSize {
  readonly releaseNo: string;
  readonly panelPersons: number;
  /** People represented by the panel. */
  readonly universe: number;
}

/** The current panels of cities, by city code; a city without one is left out. */
export type ReadPanelSizes = (cityCodes: readonly string[]) => Promise<ReadonlyMap<string, PanelSize>>;

type Stores = Pick<Context, 'db' | 'config' | 'now'>;

/** Opens the policy; the key of the noise is derived from `secret`, separately from other uses. */
export function openPrivacyPolicy(
  stores: Stores,
  readPanelSizes: ReadPanelSizes,
  secret: string,
): PrivacyPolicy {
  const { db, config, now } = stores;
  const key = createHmac('sha256', secret).update('privacy noise').digest('base64url');
  const today = () => chinaDate(now());
  const treatments = new WeakMap<Endpoint, Treatment>();

  function treat(call: Endpoint): Treatment {
    const treatment = treatments.get(call) ?? treatmentOf(call);
    treatments.set(call, treatment);
    return treatment;
  }

  async function measuresOf(cityCodes: readonly string[]): Promise<Map<string, CityMeasure>> {
    const measures = new Map<string, CityMeasure>();
    for (const [cityCode, { releaseNo, panelPersons, universe }] of await readPanelSizes(cityCodes)) {
      const weight = universe / panelPersons;
      const { privacyNoiseScale: noiseScale, minimumCell } = config;
      const ruler = rulerOf({ weight, panelPersons, noiseScale, minimumCell });
      measures.set(cityCode, { releaseNo, weight, panelPersons, ruler });
    }
    return measures;
  }

  function ledgerCell(cell: AskedCell, { releaseNo, weight, panelPersons: all }: CityMeasure) {
    const perUnit = { people: 1 / weight, panel: 1, share: all };
    const panelPersons = Math.round(cell.count * perUnit[cell.unit]);
    const place = JSON.stringify([releaseNo, cell.cityCode, cell.place]);
    // The number is part of the key: a changed audience under the same name must not get the same noise.
    const meaning = JSON.stringify([place, cell.meaning, panelPersons]);
    return {
      place,
      panelPersons,
      noised: panelPersons + stickyNoise(key, meaning, config.privacyNoiseScale),
    };
  }

  return {
    admit(call, input) {
      if (treat(call) === 'refused') throw new AppError('refused', privacyRefusal);
      if (treat(call) === 'covered') assertNoThresholds(input as Fields);
    },
    async protect(call, input, user, answer) {
      if (call.path.startsWith('jobs/')) return jobsWithoutInsight(answer);
      const cover = coverOf(call);
      if (cover === undefined) return answer;
      if (cover.isAboutCity?.(input as never)) return answer;
      const noised = new NoisedAnswer(input as Fields, cover, answer);
      const { cells } = noised;
      const measures = await measuresOf([...new Set(cells.map(({ cityCode }) => cityCode))]);
      const measureOf = (cityCode: string | null): CityMeasure => {
        const measure = cityCode === null ? undefined : measures.get(cityCode);
        if (measure === undefined) throw new AppError('refused', '该城市的人群样本已撤回，请重新查询');
        return measure;
      };
      if (cells.length > 0) {
        const asked = {
          organisationId: certain(user, 'user of a protected call').organisationId,
          day: today(),
          question: questionOf(keyOf(call), input as Fields),
        };
        const limits = { minimumCell: config.minimumCell, dailyQuestions: config.privacyDailyQuestions };
        const numbers = cells.map((cell) => ledgerCell(cell, measureOf(cell.cityCode)));
        const shown = await discloseCounts(db, asked, numbers, limits);
        cells.forEach((cell, at) => (cell.shown = shown[at]));
      }
      return noised.written((cityCode) => measureOf(cityCode).ruler);
    },
    async use() {
      return { dailyQuestions: config.privacyDailyQuestions, organisations: await questionsOf(db, today()) };
    },
  };
}
