import { z } from 'zod';
import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { ReadModelInput } from './model-cache.ts';
import type { LineRoute } from './work/build-model.ts';

async function readRoutes(db: Db, releaseId: string | null): Promise<LineRoute[]> {
  if (releaseId === null) return [];
  const rows = await db
    .selectFrom('bus_line')
    .innerJoin('bus_line_direction', (join) =>
      join
        .onRef('bus_line_direction.release_id', '=', 'bus_line.release_id')
        .onRef('bus_line_direction.line_id', '=', 'bus_line.line_id'),
    )
    .select(['bus_line.line_id as lineId', 'first_hour as firstHour', 'last_hour as lastHour', 'shape'])
    .where('bus_line.release_id', '=', releaseId)
    .orderBy('bus_line.line_id')
    .orderBy('direction')
    .execute();
  const routes = new Map<string, LineRoute>();
  for (const { lineId, firstHour, lastHour, shape } of rows) {
    const route = routes.get(lineId) ?? { lineId, firstHour, lastHour, directions: [] };
    routes.set(lineId, { ...route, directions: [...route.directions, shape] });
  }
  return [...routes.values()];
}

/** Reads models from the stores: routes from PostgreSQL, persons and visits from ClickHouse. */
export function modelInputReader(db: Db, clickhouse: ClickHouse): ReadModelInput {
  return async ({ panelReleaseId, lineReleaseId }, key) => {
    const release = { release: panelReleaseId };
    const [count] = await clickhouse.query(
      'SELECT count() AS persons FROM panel_person WHERE release_id = {release:String}',
      release,
      z.object({ persons: z.coerce.number() }),
    );
    const persons = await clickhouse.queryBinary(
      `SELECT person, weight, stratum, home_cell, work_cell, labels
       FROM panel_person WHERE release_id = {release:String} ORDER BY person`,
      release,
      { profile: 'batch' },
    );
    const visits = await clickhouse.queryBinary(
      `SELECT person, cell, hour, day_mask, minutes, outdoors
       FROM panel_visit WHERE release_id = {release:String}
       ORDER BY person, cell, hour, day_mask`,
      release,
      { profile: 'batch' },
    );
    return { key, personCount: count.persons, persons, visits, lines: await readRoutes(db, lineReleaseId) };
  };
}
