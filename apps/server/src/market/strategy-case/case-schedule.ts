import type { CallOutput } from '@ooh/contract/registry';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { SeenCase } from './case-store.ts';

type Schedule = CallOutput<'mediaStrategy/getMediaStrategyByCaseId/{caseId}'>['schedule'];

/** Flights of a case by medium: those of its order in the seen cities, otherwise the days of its mix from the first on. */
export async function caseSchedule(
  db: Db,
  { orderId, cities, mix, startDate }: SeenCase,
  mediumName: (mediumId: number) => string,
): Promise<Schedule> {
  if (orderId === null) return plainSchedule(mix, startDate, mediumName);
  const cityCodes = cities.map(({ cityCode }) => cityCode);
  const { rows } = await sql<Omit<Schedule[number], 'mediumName'>>`
    select medium_id as "mediumId", lower(period)::text as "startDate", (upper(period) - 1)::text as "endDate",
      sum(quantity)::int as units
    from media_order_item where order_id = ${orderId}::uuid and city_code = any (${cityCodes}::text[])
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows.map((row) => ({ ...row, mediumName: mediumName(row.mediumId) }));
}

const dayMilliseconds = 86_400_000;

function plainSchedule(
  mix: SeenCase['mix'],
  startDate: string,
  mediumName: (mediumId: number) => string,
): Schedule {
  return [...Map.groupBy(mix, ({ mediumId }) => mediumId)].map(([mediumId, forms]) => {
    const days = Math.max(...forms.map((form) => form.days));
    const last = new Date(Date.parse(startDate) + (days - 1) * dayMilliseconds);
    return {
      mediumId,
      mediumName: mediumName(mediumId),
      startDate,
      endDate: last.toISOString().slice(0, 10),
      units: forms.reduce((sum, form) => sum + form.units, 0),
    };
  });
}
