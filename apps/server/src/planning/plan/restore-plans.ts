import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';
import { newVersionReason } from './stale-reasons.ts';

/** Whether two releases hold the same data: they are one, or both are whole files of the same content. */
const isSame = (id: string, kind: string) => sql<boolean>`exists (
  select from data_release used join data_release current on current.kind = used.kind
    and current.city_code = used.city_code and current.state = 'current'
  where used.release_id = ${sql.ref(id)}::text and used.kind = ${kind}
    and (current.release_id = used.release_id or (current.content_sha256 = used.content_sha256
      and current.parameters ->> 'mode' = 'replace' and used.parameters ->> 'mode' = 'replace'
      and current.parameters -> 'restsOn' is null and used.parameters -> 'restsOn' is null)))`;
/** The same where a plan may have read nothing of a kind: then there must be nothing of it now either. */
const isSameOrNone = (id: string, kind: string) => sql<boolean>`case when ${sql.ref(id)} is null
  then not exists (select from data_release current where current.kind = ${kind}
    and current.city_code = city.city_code and current.state = 'current')
  else ${isSame(id, kind)} end`;

/**
 * Takes back the mark 已失效 from plans of a city that had it for a new or undone version of data, once the data in force
 * are those that they were computed from. Plans whose data were edited by hand, or whose brief was changed, keep it.
 * Plans of fixed media also read places, which they do not record: they are restored by the undoing of a version of
 * places that came after them.
 */
export async function restorePlans(
  transaction: DbOrTransaction,
  cityCode: string,
  { isPlacesUndone }: { readonly isPlacesUndone: boolean },
): Promise<void> {
  const marked = sql`state = 'stale' and (state_reason like '%有新版本' or state_reason like '%已撤销')
    and city_codes @> array[${cityCode}]`;
  await sql`update smart_plan plan set state = 'ready', state_reason = null
    where ${marked} and kind = 'bus'
      and exists (select from bus_plan_city city where city.plan_id = plan.plan_id)
      and not exists (select from bus_plan_city city where city.plan_id = plan.plan_id
        and not (${isSame('city.panel_release_id', 'panel')} and ${isSame('city.line_release_id', 'bus-lines')}))`.execute(
    transaction,
  );
  await sql`update smart_plan plan set state = 'ready', state_reason = null
    where ${marked} and kind <> 'bus'
      and (state_reason not like '%地点%' or ${isPlacesUndone})
      and exists (select from area_plan_city city where city.plan_id = plan.plan_id)
      and not exists (select from area_plan_city city where city.plan_id = plan.plan_id
        and not (${isSame('city.panel_release_id', 'panel')}
          and ${isSameOrNone('city.position_release_id', 'media-positions')}
          and ${isSameOrNone('city.rate_card_release_id', 'rate-card')}
          and not exists (select from data_release places where places.kind = 'places' and places.state = 'current'
            and places.city_code = city.city_code and places.created_at > city.computed_at)))`.execute(
    transaction,
  );
}

const readKinds = ['bus-lines', 'panel', 'media-positions', 'rate-card'] as const;
type ReadKind = (typeof readKinds)[number];

/**
 * Keeps the data in force of some cities from changing until the transaction ends. A version that is being published
 * waits, or has been published before; either it marks the plans that the transaction makes ready, or they see it.
 */
export async function holdReleases(
  transaction: DbOrTransaction,
  cityCodes: readonly string[],
): Promise<void> {
  await sql`select release_id from data_release where state = 'current'
    and city_code = any(${[...cityCodes]}::text[]) and kind = any(${[...readKinds]}::text[])
    order by release_id for share`.execute(transaction);
}

/** Why a plan that was just computed is out of date already: data that changed meanwhile; null where they have not. */
export async function outdatedReason(
  transaction: DbOrTransaction,
  { planId, isBus }: { readonly planId: string; readonly isBus: boolean },
): Promise<string | null> {
  const changed = isBus
    ? sql`select city_code, case when not ${isSame('city.line_release_id', 'bus-lines')} then 'bus-lines'
          when not ${isSame('city.panel_release_id', 'panel')} then 'panel' end as kind
        from bus_plan_city city where plan_id = ${planId}`
    : sql`select city_code, case when not ${isSame('city.panel_release_id', 'panel')} then 'panel'
          when not ${isSameOrNone('city.position_release_id', 'media-positions')} then 'media-positions'
          when not ${isSameOrNone('city.rate_card_release_id', 'rate-card')} then 'rate-card' end as kind
        from area_plan_city city where plan_id = ${planId}`;
  const { rows } = await sql<{ city_code: string; kind: ReadKind }>`select * from (${changed}) as changed
    where kind is not null order by city_code limit 1`.execute(transaction);
  return rows[0] ? newVersionReason(cityName(rows[0].city_code), rows[0].kind) : null;
}
