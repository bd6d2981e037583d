import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { certain } from '@ooh/contract/core/certain';
import type { Context } from '../context.ts';
import { peopleReleasesOf, readCityData } from '../city-data/release/city-data.ts';
import type { PrivacyReaders } from '../disclosure/strict/privacy-policy.ts';
import { readPanelSizes } from '../measurement/crowd/panel-sizes.ts';
import { isRowId } from '../platform/storage/postgres/row-id.ts';

type Stores = Pick<Context, 'db' | 'engine'>;
interface Brief {
  readonly targetAudience?: TargetAudience;
}

/** The brief of the plan or order that a request names. */
async function briefOf(
  { db }: Pick<Stores, 'db'>,
  planId: unknown,
  orderId: unknown,
): Promise<Brief | undefined> {
  if (typeof planId === 'string' && isRowId(planId)) {
    const row = await db
      .selectFrom('smart_plan')
      .select('brief')
      .where('plan_id', '=', planId)
      .executeTakeFirst();
    return row?.brief;
  }
  if (typeof orderId === 'string' && isRowId(orderId)) {
    const row = await db
      .selectFrom('media_order')
      .select('audience as targetAudience')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    return row;
  }
  return undefined;
}

/** What strict privacy reads besides the answers that it protects. */
export function privacyReaders({ db, engine }: Stores): PrivacyReaders {
  return {
    panelSizes: (cityCodes) => readPanelSizes({ db, engine }, cityCodes),
    async audiencePeople(cityCode, audience) {
      const data = certain((await readCityData(db, [cityCode])).get(cityCode), 'city data', cityCode);
      const releases = certain(peopleReleasesOf(data), 'panel of the city', cityCode);
      return (await engine.ask(releases, 'crowdSize', { audience })).persons.value;
    },
    async audienceOf({ targetAudience, brief, planId, orderId }) {
      if (targetAudience !== undefined) return targetAudience as TargetAudience;
      const asked = (brief as Brief | undefined) ?? (await briefOf({ db }, planId, orderId));
      return asked?.targetAudience;
    },
  };
}
