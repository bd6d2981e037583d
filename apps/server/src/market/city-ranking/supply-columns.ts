import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { Context } from '../../context.ts';
import { memoize } from '../../platform/memoize.ts';
import type { CityReleases } from '../media-search/city-releases.ts';
import { unitsOfCity } from '../media-search/read-units.ts';
import type { StoredUnit } from '../media-search/stored-unit.ts';
import { cityFigures, engineItem, rateCardCpmFen, type CityFigures } from '../media-search/unit-figures.ts';

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
  /** The same contacts of units that have too few people behind them to be shown alone. */
  readonly withheld: Float64Array;
  /** Of those units, panel persons who meet none before it: of several together at least their sum are different persons. */
  readonly taPersons: Uint32Array;
  readonly otherPersons: Uint32Array;
  /** False where everybody is asked about: then there are no others. */
  readonly hasAudience: boolean;
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

/** Counts who stands behind the units that are not shown alone, medium after medium, the one with fewest units first. */
async function countFirstMet(
  { engine }: Pick<Context, 'engine'>,
  { releases, audience, faces }: CityFigures,
  units: readonly SupplyUnit[],
  { withheld, taPersons, otherPersons }: Pick<SupplyColumns, 'withheld' | 'taPersons' | 'otherPersons'>,
): Promise<void> {
  const hidden = [...units.keys()].filter((at) => withheld[at] > 0);
  if (hidden.length === 0) return;
  const byMedium = [...Map.groupBy(hidden, (at) => units[at].mediumId).values()];
  const order = byMedium.sort((a, b) => a.length - b.length).flat();
  const items = order.map((at) => engineItem(units[at], faces.indexOf));
  const effect = { audience, items, faces: faces.faces, around: faces.around, elapsedDays: 0 };
  const met = await engine.ask(releases, 'firstMet', { effect }, { priority: 'background' });
  order.forEach((at, item) => {
    taPersons[at] = met.taPersons[item];
    otherPersons[at] = met.otherPersons[item];
  });
}

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
    const hasAudience = isAudienceChosen(audience);
    const unknown = () => new Float64Array(units.length).fill(NaN);
    const counts = () => new Uint32Array(units.length);
    const columns = {
      contacts: unknown(),
      cpmFen: unknown(),
      withheld: unknown(),
      taPersons: counts(),
      otherPersons: counts(),
      hasAudience,
      reason: null,
    };
    if (typeof figures === 'string') return { ...columns, reason: figures };
    const { contacts, cpmFen, withheld } = columns;
    units.forEach((unit, at) => {
      const value = figures.valueOf(unit);
      contacts[at] = (hasAudience ? value.taContacts : value.contacts) ?? NaN;
      cpmFen[at] = rateCardCpmFen(unit, value, hasAudience) ?? NaN;
      const counted = figures.countedOf(unit);
      if (counted !== null && Number.isNaN(contacts[at]) && figures.isAudienceShown)
        withheld[at] = hasAudience ? counted.taContacts : counted.contacts;
    });
    await countFirstMet(context, figures, units, columns);
    return columns;
  });
}
