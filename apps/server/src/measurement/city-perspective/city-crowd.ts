import type { Basis } from '@ooh/contract/domain/figure';
import type { CrowdRole } from '@ooh/contract/domain/crowd-names';
import type { TimeWindow } from '@ooh/contract/domain/place-insight';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallKey } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { figureBasis } from '../../city-data/release/figure-basis.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { peopleReleasesOf, readDataOfCity, type CityData } from '../../city-data/release/city-data.ts';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { CrowdSize } from '../engine/work/crowd-figures.ts';
import type { DayWindow } from '../engine/work/presence-window.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { dayMixOf, monthOf } from './day-mix.ts';
import { grantedCity, type GrantedCity } from './granted-city.ts';

export type Stores = Pick<Context, 'db' | 'engine' | 'config'>;

/** Input of a request about people in places. */
export interface CrowdQuestion extends TimeWindow {
  readonly cityCode: string;
  readonly targetAudience: TargetAudience;
  readonly role: CrowdRole;
}

/** A city prepared for a request: audience, time window, role. */
export interface CityCrowd extends GrantedCity {
  readonly data: CityData;
  readonly releases: ModelReleases;
  readonly audience: TargetAudience;
  readonly window: DayWindow;
  readonly role: CrowdRole;
  /** Of the audience. */
  readonly size: CrowdSize;
  readonly isModelled: boolean;
  readonly basis: Basis;
}

/** 口径 of people in places. */
const basisFor = (
  { cityCode, panel, places, districts }: CityData,
  universePersons: number,
  period: string,
) => figureBasis(cityCode, [panel, places, districts], universePersons, period);

/** The month in which the city's panel was measured. */
export async function measuredMonth(stores: Pick<Stores, 'db'>, cityCode: string): Promise<string | null> {
  const release = await findCurrent(stores.db, 'panel', cityCode);
  return release ? monthOf(release.created_at) : null;
}

/**
 * Loads a city for a request. Refuses cities outside the call's grants, and cities without a panel with their name.
 * @param alongside reads what is needed next while the model is read; its failures show when it is read again
 */
export async function loadCityCrowd(
  stores: Stores,
  user: Pick<SignedInUser, 'permission'>,
  key: CallKey,
  question: CrowdQuestion,
  alongside?: (data: CityData) => Promise<unknown>,
): Promise<CityCrowd> {
  const { cityCode, targetAudience: audience, role } = question;
  const granted = grantedCity(user, key, cityCode);
  const data = await readDataOfCity(stores.db, cityCode);
  const releases = peopleReleasesOf(data);
  const measured = await measuredMonth(stores, cityCode);
  if (releases === null || measured === null)
    throw new AppError('refused', `${cityName(cityCode)}还没有人群样本，请先生成样本`);
  const { window, isModelled, period } = dayMixOf(question, cityCode, measured);
  alongside?.(data).catch(() => undefined);
  const size = await stores.engine.ask(releases, 'crowdSize', { audience });
  const basis = basisFor(data, size.universe, period);
  return { ...granted, data, releases, audience, window, role, size, isModelled, basis };
}
