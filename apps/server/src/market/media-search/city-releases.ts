import { sql, type Db } from '../../platform/storage/postgres/database.ts';

interface Release {
  readonly kind: string;
  readonly releaseId: string;
  readonly revision: number;
  readonly isDemo: boolean;
  readonly createdOn: string;
}

/** What a city's media for sale are read from; while `key` is unchanged, so are they. */
export interface CityReleases {
  readonly positions: Release | undefined;
  readonly busLines: Release | undefined;
  readonly rateCard: Release | undefined;
  readonly places: Release | undefined;
  readonly isDemo: boolean;
  readonly key: string;
  /** Version of the committed bookings: equal texts mean equal bookings. */
  readonly bookings: string;
}

/** Read before the data, so that nothing cached is older than its version. */
export async function cityReleases(db: Db, cityCode: string): Promise<CityReleases> {
  const { rows } = await sql<Release & { bookings: string }>`
    select kind, release_id as "releaseId", revision, is_demo as "isDemo",
      to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "createdOn",
      (select count(*) || ':' || coalesce(sum(change_id), 0) from booking_change
        where city_code = ${cityCode}) as bookings
    from data_release
    where city_code = ${cityCode} and state = 'current'
      and kind in ('media-positions', 'bus-lines', 'rate-card', 'places')
    order by kind`.execute(db);
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  const [positions, busLines] = [of('media-positions'), of('bus-lines')];
  return {
    positions,
    busLines,
    rateCard: of('rate-card'),
    places: of('places'),
    isDemo: positions?.isDemo === true || busLines?.isDemo === true,
    key: [cityCode, ...rows.map(({ releaseId, revision }) => `${releaseId}:${revision}`)].join('/'),
    bookings: rows.at(0)?.bookings ?? '',
  };
}
