import { chinaDate } from '@ooh/contract/domain/china-time';
import { memoize } from '../../platform/memoize.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { currentReleases } from './current-releases.ts';

/** The buses of a city. */
export interface BusFleet {
  readonly cityCode: string;
  readonly isDemo: boolean;
  readonly lines: number;
  readonly vehicles: number;
  /** Vehicles in publication on the day of the register of lines and 30, 60 and 90 days after it. */
  readonly inPublication: readonly number[];
  /** The register's day, YYYY-MM-DD. */
  readonly registeredOn: string;
  /** Each vehicle can bear any one of them. */
  readonly forms: readonly {
    readonly formId: number;
    readonly least: number;
    readonly most: number;
    readonly isSample: boolean;
  }[];
}

const remembered = memoize<readonly BusFleet[]>(2);

async function readFleets(db: Db): Promise<readonly BusFleet[]> {
  const { rows } = await sql<Omit<BusFleet, 'registeredOn'> & { createdAt: Date }>`
    with form as (
      select price.release_id, price.form_id, min(price.price_fen) as least, max(price.price_fen) as most,
        bool_or(price.is_sample) as is_sample
      from bus_line_price price join data_release r on r.release_id = price.release_id and r.state = 'current'
      group by price.release_id, price.form_id)
    select release.city_code as "cityCode", release.is_demo as "isDemo", release.created_at as "createdAt", count(*)::int as lines,
      sum(line.single_deck_vehicles + line.double_deck_vehicles)::int as vehicles,
      array[sum(line.in_publication[1])::int, sum(line.in_publication[2])::int,
        sum(line.in_publication[3])::int, sum(line.in_publication[4])::int] as "inPublication",
      coalesce((select jsonb_agg(jsonb_build_object('formId', form.form_id, 'least', form.least,
        'most', form.most, 'isSample', form.is_sample) order by form.form_id)
        from form where form.release_id = release.release_id), '[]') as forms
    from data_release release join bus_line line on line.release_id = release.release_id
    where release.kind = 'bus-lines' and release.state = 'current'
    group by release.release_id`.execute(db);
  return rows.map(({ createdAt, ...fleet }) => ({ ...fleet, registeredOn: chinaDate(createdAt) }));
}

/** The fleets in force, remembered for as long as the very lines are in force. */
export async function busFleets(db: Db): Promise<readonly BusFleet[]> {
  return remembered(await currentReleases(db, ['bus-lines']), () => readFleets(db));
}
