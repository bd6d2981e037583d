import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { memoize } from '../../platform/memoize.ts';
import type { CityReleases } from '../media-search/city-releases.ts';
import { unitsOfCity } from '../media-search/read-units.ts';
import type { StoredUnit } from '../media-search/stored-unit.ts';
import { cityFigures, rateCardCpmFen } from '../media-search/unit-figures.ts';

/** What a comparison of cities keeps of every unit. */
export type SupplyUnit = Pick<
  StoredUnit,
  | 'unitKind'
  | 'unitKey'
  | 'bookables'
  | 'mediumId'
  | 'mediumName'
  | 'formId'
  | 'lineId'
  | 'deck'
  | 'priceFen'
  | 'priceDays'
>;

/** Columns over the units of a city; NaN where nothing is known or may be shown. */
export interface SupplyColumns {
  /** Contacts a day of one unit with the audience, with all people where none is chosen. */
  readonly contacts: Float64Array;
  readonly cpmFen: Float64Array;
  /** Why there are no figures at all. */
  readonly reason: string | null;
}

const keptUnits = memoize<readonly SupplyUnit[]>(64);
/** Every city for a dozen audiences. */
const keptColumns = memoize<SupplyColumns>(800);

/** The units of a city without what only lists and details need. */
export const supplyUnits = (
  { db }: Pick<Context, 'db'>,
  cityCode: string,
  releases: CityReleases,
): Promise<readonly SupplyUnit[]> =>
  keptUnits(releases.key, async () =>
    (await unitsOfCity(db, cityCode, releases)).map((unit) => ({
      unitKind: unit.unitKind,
      unitKey: unit.unitKey,
      bookables: unit.bookables,
      mediumId: unit.mediumId,
      mediumName: unit.mediumName,
      formId: unit.formId,
      lineId: unit.lineId,
      deck: unit.deck,
      priceFen: unit.priceFen,
      priceDays: unit.priceDays,
    })),
  );

/**
 * Contacts and cost per thousand of every unit of a city for an audience, as the media search says them. What is free and
 * what a reader may see is no part of them, so that they are kept until the data change.
 */
export function supplyColumns(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config'>,
  cityCode: string,
  audience: TargetAudience,
  releases: CityReleases,
  panel: string,
): Promise<SupplyColumns> {
  const key = `${releases.key}/${panel}/${context.config.minimumCell}/${JSON.stringify(audience)}`;
  return keptColumns(key, async () => {
    const units = await supplyUnits(context, cityCode, releases);
    const figures = await cityFigures(context, cityCode, audience, 'background');
    const contacts = new Float64Array(units.length).fill(NaN);
    const cpmFen = new Float64Array(units.length).fill(NaN);
    if (typeof figures === 'string') return { contacts, cpmFen, reason: figures };
    const hasAudience = isAudienceChosen(audience);
    units.forEach((unit, at) => {
      const value = figures.valueOf(unit);
      contacts[at] = (hasAudience ? value.taContacts : value.contacts) ?? NaN;
      cpmFen[at] = rateCardCpmFen(unit, value, hasAudience) ?? NaN;
    });
    return { contacts, cpmFen, reason: null };
  });
}
