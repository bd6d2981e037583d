import { mediaGroups } from '@ooh/contract/domain/media-filter';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { createHash } from 'node:crypto';
import { pairScopeOf, scopeGrants, scopeTouches } from '../../access/pair-scope.ts';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import { peopleReleasesOf, readDataOfCity, type CityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { disclosedPart } from '../../disclosure/disclosed-figure.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';
import { disclosedPortrait } from '../../measurement/city-perspective/portrait.ts';
import type { CityPortrait } from '../../measurement/crowd/portrait.ts';
import { cityFaces } from '../../measurement/face/read-faces.ts';
import { mediaBasis } from '../../orders/effect/media-basis.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { daysOfFlight, flightOfBrief } from '../../reference/calendar/flight-days.ts';
import { countUnits } from '../city-ranking/city-supply.ts';
import type { CountedUnit } from '../city-ranking/counted-unit.ts';
import type { SupplyUnit } from '../city-ranking/supply-columns.ts';
import { engineItem } from '../media-search/unit-figures.ts';

type Answer = CallOutput<'v1/media-handbook/audience'>;
type Stores = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'now'>;

const everybody = { groups: [] };
const kept = memoize<CityPortrait>(48);

/** Whom all that is free of some units reaches in so many days. */
async function portraitOfFree(
  stores: Stores,
  { positions, busLines }: CityData,
  releases: NonNullable<ReturnType<typeof peopleReleasesOf>>,
  rows: readonly (CountedUnit & { readonly unit: SupplyUnit })[],
  days: number,
): Promise<CityPortrait> {
  const known = await cityFaces(stores, releases.panelReleaseId, positions);
  const free = rows.filter(({ freeUnits }) => freeUnits > 0);
  const items = free.map(({ unit }) => engineItem(unit, known.indexOf));
  const units = free.map(({ freeUnits }) => freeUnits);
  const editions = [positions, busLines].map((one) => `${one?.releaseId}:${one?.revision}`);
  const key = createHash('sha256')
    .update(JSON.stringify([releases, editions, free.map(({ unit }) => unit.unitKey), units, days]))
    .digest('hex');
  const { faces, around } = known;
  const effect = { audience: everybody, items, faces, around, elapsedDays: 0 };
  return kept(key, () => stores.engine.ask(releases, 'exposedPortrait', { effect, units, days }));
}

/** The people whom all that is free of a form of a city in a period reaches. Unknown and foreign media are refused alike. */
export async function formAudience(
  stores: Stores,
  user: Pick<SignedInUser, 'permission'>,
  asked: ParsedInput<'v1/media-handbook/audience'>,
): Promise<Answer> {
  const { cityCode, mediumId, formId, startDate, weeks } = asked;
  const scope = pairScopeOf(user.permission, mediaGroups.analyse);
  assertCitiesGranted([cityCode], (city) => scopeTouches(scope, city));
  if (!scopeGrants(scope, cityCode, mediumId)) throw notFound('媒体');
  const flight = flightOfBrief(startDate, weeks);
  const days = daysOfFlight(flight);
  const { releases: media, units } = await countUnits(stores, cityCode, flight, (id) => id === mediumId);
  const rows = units.filter(({ unit }) => unit.formId === formId);
  const freeUnits = rows.reduce((sum, row) => sum + row.freeUnits, 0);
  const nothing: Answer = {
    ...flight,
    units: rows.reduce((sum, row) => sum + row.units, 0),
    freeUnits,
    reach: unknownFigure,
    reachShare: unknownFigure,
    portrait: [],
    basis: null,
    reason: null,
    isDemo: media.isDemo,
  };
  const data = await readDataOfCity(stores.db, cityCode);
  const releases = peopleReleasesOf(data);
  if (rows.length === 0) return { ...nothing, reason: '该形式在所选城市没有存量' };
  if (releases === null) return { ...nothing, reason: '该城市没有人群样本' };
  if (freeUnits === 0) return { ...nothing, reason: '所选档期没有空位，换一个上刊日再看' };
  const portrait = await portraitOfFree(stores, data, releases, rows, days);
  const { minimumCell } = stores.config;
  const { size } = portrait;
  const part = { inside: size.panelPersons, outside: size.otherPersons };
  const hasLines = rows.some(({ unit }) => unit.lineId !== null);
  return {
    ...nothing,
    reach: disclosedPart(size.persons, part, minimumCell),
    reachShare: disclosedPart(size.share, part, minimumCell),
    portrait: disclosedPortrait(portrait, minimumCell),
    basis: mediaBasis(
      data,
      { hasLines, hasFaces: !hasLines },
      size.universe,
      `${flight.startDate} 至 ${flight.endDate}`,
    ),
  };
}
