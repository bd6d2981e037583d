import { competitorGroup } from '@ooh/contract/domain/competitor';
import type { CompetitorSubscription } from '@ooh/contract/domain/competitor-sighting';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { cityName } from '../../reference/region/regions.ts';
import { readMarket } from './market.ts';
import { fromSightings } from './sightings-page.ts';
import { readSubscriptions } from './subscriptions.ts';

/** What was newly seen for a subscription: one notice of a day or of a week. */
export interface SightingNotice {
  readonly noticeId: string;
  readonly subject: string;
  readonly text: string;
  /** Address of the monitor with the subscription's filter. */
  readonly address: string;
  readonly at: Date;
}

interface NewSightings {
  readonly at: Date;
  readonly brandName: string;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly units: number;
  readonly kinds: number;
}

const monitor = '/strategy/competition/monitor';

function addressOf({ filter }: CompetitorSubscription): string {
  const { industry, brandIds, cityCodes, mediumIds } = filter;
  const parts = {
    industry,
    brand: brandIds.join(','),
    city: cityCodes.join(','),
    media: mediumIds.join(','),
  };
  const set = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as [string, string]],
  );
  const query = new URLSearchParams(set).toString();
  return query === '' ? monitor : `${monitor}?${query}`;
}

/** The largest new placement of each day or week in which data came, within the grants of now. */
async function newSightings(
  db: Db,
  user: SignedInUser,
  { filter, cadence, createdAt }: CompetitorSubscription,
  since: Date,
): Promise<NewSightings[]> {
  const market = await readMarket(db, user, competitorGroup, filter);
  const step = cadence === 'daily' ? sql`'day'` : sql`'week'`;
  const { rows } = await sql<NewSightings>`
    with fresh as (
      select date_trunc(${step}, r.created_at at time zone 'Asia/Shanghai') as slot, r.created_at,
        b.name as brand_name, p.city_code, p.medium_id, s.units
      ${fromSightings(market)} and r.created_at > ${new Date(createdAt)} and r.created_at > ${since}
        and s.last_seen >= (${since}::timestamptz at time zone 'Asia/Shanghai')::date),
    counted as (
      select slot, max(created_at) as at, brand_name, city_code, medium_id, sum(units)::int as units,
        count(*) over (partition by slot)::int as kinds
      from fresh group by slot, brand_name, city_code, medium_id)
    select distinct on (slot) at, brand_name as "brandName", city_code as "cityCode", medium_id as "mediumId",
      units, kinds
    from counted order by slot, units desc, brand_name`.execute(db);
  return rows;
}

/** 「海岳汽车 在 上海 新上 12 面候车亭」: what came since for every subscription of a user. */
export async function sightingNotices(db: Db, user: SignedInUser, since: Date): Promise<SightingNotice[]> {
  const subscriptions = await readSubscriptions(db, user.userId);
  if (subscriptions.length === 0) return [];
  const names = await readMediaNames(db);
  const notices: SightingNotice[] = [];
  for (const subscription of subscriptions)
    for (const row of await newSightings(db, user, subscription, since)) {
      const { brandName, cityCode, mediumId, units, kinds, at } = row;
      const more = kinds > 1 ? `，另有 ${kinds - 1} 项新投放` : '';
      notices.push({
        noticeId: `sighting ${subscription.subscriptionId} ${at.toISOString()}`,
        subject: subscription.name,
        text: `${brandName} 在 ${cityName(cityCode)} 新上 ${units} ${names.unit(mediumId)}${names.medium(mediumId)}${more}`,
        address: addressOf(subscription),
        at,
      });
    }
  return notices;
}
