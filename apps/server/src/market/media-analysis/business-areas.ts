import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { scopeTouches } from '../../access/pair-scope.ts';
import type { Context } from '../../context.ts';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { containing } from '../../platform/storage/postgres/like-pattern.ts';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { addInventory } from './add-inventory.ts';
import { mediaScope } from './media-scopes.ts';
import { fixedInventoryRows } from './inventory-rows.ts';

type Answer = CallOutput<'business-area-media/list'>;
type Row = Answer['rows'][number];

interface District {
  readonly businessDistrictId: string;
  readonly name: string;
  readonly districtName: string | null;
  readonly lng: number;
  readonly lat: number;
  readonly isIndicative: boolean;
}

async function readDistricts(db: Db, releaseId: string, keyword: string): Promise<District[]> {
  const { rows } = await sql<District>`select place_id as "businessDistrictId", name,
      district_name as "districtName", lng, lat, is_indicative as "isIndicative"
    from business_district where release_id = ${releaseId} and name ilike ${containing(keyword)}
    order by name, place_id`.execute(db);
  return rows;
}

const orders: Readonly<Record<'positions' | 'free' | 'name', (a: Row, b: Row) => number>> = {
  positions: (a, b) => b.positions - a.positions,
  free: (a, b) => b.free - a.free,
  name: (a, b) => a.name.localeCompare(b.name, 'zh-CN'),
};

/** Business districts of a city with the granted media that stand in them. */
export async function listBusinessAreas(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: ParsedInput<'business-area-media/list'>,
): Promise<Answer> {
  const { db } = context;
  const { cityCode, mediumIds, pageNo, pageSize } = asked;
  const scope = mediaScope(user);
  assertCitiesGranted([cityCode], (city) => scopeTouches(scope, city));
  const today = chinaDate(context.now());
  const places = await findCurrent(db, 'places', cityCode);
  const districts = places ? await readDistricts(db, places.release_id, asked.keyword) : [];
  const question = { scope, cityCodes: [cityCode], mediumIds, today };
  const inventory = await fixedInventoryRows(db, question, true);
  const byDistrict = Map.groupBy(inventory, ({ place }) => place);
  const names = await readMediaNames(db);
  const rows = districts.map((district): Row => {
    const own = byDistrict.get(district.businessDistrictId) ?? [];
    const whole = addInventory(own);
    const media = [...Map.groupBy(own, ({ mediumId }) => mediumId)].map(([mediumId, list]) => ({
      mediumId,
      mediumName: names.medium(mediumId),
      inventory: addInventory(list),
    }));
    return { ...district, positions: whole.positions, units: whole.units, free: whole.free[0], media };
  });
  return {
    rows: rows.sort(orders[asked.sort]).slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
    pageNo,
    pageSize,
    asOf: today,
    isDemo: inventory.some(({ isDemo }) => isDemo),
  };
}
