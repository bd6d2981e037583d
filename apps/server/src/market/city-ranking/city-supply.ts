import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CitySupply } from '@ooh/contract/domain/city-ranking';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import type { Days } from '../../orders/order/free-units.ts';
import { bookingsOfCity } from '../media-search/city-bookings.ts';
import { cityReleases } from '../media-search/city-releases.ts';
import { freeUnitsOf } from '../media-search/unit-vacancy.ts';
import type { CountedUnit } from './counted-unit.ts';
import { noSupply, sumSupply } from './sum-supply.ts';
import { supplyColumns, supplyUnits } from './supply-columns.ts';

export type SupplyStores = Pick<Context, 'db' | 'clickhouse' | 'engine' | 'config' | 'now'>;

interface SupplyQuestion {
  readonly data: CityData;
  readonly audience: TargetAudience;
  readonly days: Days;
  /** People of the audience; null where they are withheld. */
  readonly persons: number | null;
  /** Whether the reader may see a medium of the city. */
  sees(mediumId: number): boolean;
}

/** Units of a city that a reader may see, with what is free of them on all days of the period. */
export async function countUnits(
  context: Pick<Context, 'db' | 'now'>,
  cityCode: string,
  days: Days,
  sees: (mediumId: number) => boolean,
) {
  const now = context.now();
  const today = chinaDate(now);
  const releases = await cityReleases(context.db, cityCode);
  const since = days.startDate < today ? days.startDate : today;
  const [units, bookings] = await Promise.all([
    supplyUnits(context, cityCode, releases),
    bookingsOfCity(context.db, cityCode, releases.bookings, since, now),
  ]);
  const counted = units.flatMap((unit, at): (CountedUnit & { unit: (typeof units)[number] })[] =>
    sees(unit.mediumId)
      ? [
          {
            unit,
            at,
            units: unit.bookables.reduce((sum, bookable) => sum + bookable.units, 0),
            freeUnits: freeUnitsOf(unit, bookings, days),
          },
        ]
      : [],
  );
  return { releases, units: counted };
}

/** What is free in a city for an audience. */
export async function citySupply(context: SupplyStores, asked: SupplyQuestion): Promise<CitySupply> {
  const { data, audience, days, persons, sees } = asked;
  const { cityCode, panel } = data;
  const { releases, units } = await countUnits(context, cityCode, days, sees);
  if (units.length === 0) return noSupply('none', '没有可售的媒体');
  const people = `${panel?.releaseId}:${panel?.revision}`;
  const columns = await supplyColumns(context, cityCode, audience, releases, people);
  return sumSupply(units, columns, persons, context.config.minimumCell);
}
