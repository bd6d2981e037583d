import { unpackStreets } from '@ooh/streets/packed/unpack-streets';
import { packedCityStreets } from '../../apps/server/src/city-data/streets/city-streets.ts';
import { foreignNameIn } from '../../apps/server/src/demo/validation/foreign-names.ts';
import { sql, type Db } from '../../apps/server/src/platform/storage/postgres/database.ts';

/** Names of a city that have another city's name in them, by what they name. */
export interface ForeignNames {
  readonly cityCode: string;
  readonly looked: number;
  readonly foreign: readonly { readonly of: string; readonly name: string; readonly tied: string }[];
}

interface Named {
  readonly of: string;
  readonly name: string;
}

/** All names of what is in force in a city, each once. */
async function namesOf(db: Db, cityCode: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    with current as (select release_id from data_release where state = 'current' and city_code = ${cityCode})
    select distinct "of", name from (
      select 'stop' as "of", name from bus_line_stop join current using (release_id)
      union all select 'AOI', name from aoi join current using (release_id)
      union all select 'POI', name from poi join current using (release_id)
      union all select 'business district', name from business_district join current using (release_id)
      union all select 'main road', name from main_road join current using (release_id)
      union all select 'metro station', name from metro_station join current using (release_id)
      union all select 'medium', name from media_position join current using (release_id)) named`.execute(db);
  return rows;
}

export async function foreignNamesOf(
  db: Db,
  dataDir: string,
  cityCode: string,
  adcode: string,
): Promise<ForeignNames> {
  const packed = await packedCityStreets(dataDir, cityCode);
  const streets = packed === null ? [] : unpackStreets(packed).streetNames;
  const crossings = streets.map((name) => `${name}口`);
  /** Of two streets of the city, which are looked at themselves: 荷花东街 in 荷花东街口 is not the 东街口 of 福州. */
  const isCrossing = ({ of, name }: Named): boolean =>
    (of === 'stop' || of === 'medium') && name.includes('口') && crossings.some((one) => name.includes(one));
  const names = [...(await namesOf(db, cityCode)), ...streets.map((name) => ({ of: 'street', name }))];
  return {
    cityCode,
    looked: names.length,
    foreign: names.flatMap(({ of, name }) => {
      const tied = foreignNameIn(adcode, name);
      if (tied !== null && isCrossing({ of, name })) return [];
      return tied === null ? [] : [{ of, name, tied }];
    }),
  };
}
