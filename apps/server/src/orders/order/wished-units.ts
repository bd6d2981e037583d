import { orderWishes, type WishedUnit } from '@ooh/contract/domain/media-order';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityName } from '../../reference/region/regions.ts';
import { faceName } from './face-name.ts';
import { isItemGranted, isOrderPair } from './order-scope.ts';
import { isOnlyFace } from './offers.ts';
import type { StoredOrder } from './order-store.ts';

type Scope = Pick<SignedInUser, 'permission'>;

/** What a stored order wishes beside its fields. */
export const wishesOf = (order: Pick<StoredOrder, 'brief'>) => orderWishes.parse(order.brief);

/** Faces and lines of some ids as they are now; ids of nothing that is for sale are left out. */
async function knownUnits(db: DbOrTransaction, unitIds: readonly string[]): Promise<WishedUnit[]> {
  if (unitIds.length === 0) return [];
  const faces = await sql<{
    unitId: string;
    cityCode: string;
    mediumId: number;
    name: string;
    faceNo: string;
    isOnly: boolean;
  }>`
    select face.face_id as "unitId", release.city_code as "cityCode", face.medium_id as "mediumId",
      position.name, face.face_no as "faceNo", ${isOnlyFace} as "isOnly"
    from media_face face
    join data_release release on release.release_id = face.release_id and release.state = 'current'
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    where face.face_id = any(${unitIds}::text[])`.execute(db);
  const lines = await sql<{ unitId: string; cityCode: string; name: string }>`
    select line.line_id as "unitId", release.city_code as "cityCode", line.line_name as name
    from bus_line line
    join data_release release on release.release_id = line.release_id and release.state = 'current'
    where line.line_id = any(${unitIds}::text[])`.execute(db);
  const { mediumId } = movingMedia.on('bus-lines');
  return [
    ...faces.rows.map(({ unitId, cityCode, mediumId: medium, name, faceNo, isOnly }) => ({
      unitId,
      cityCode,
      cityName: cityName(cityCode),
      mediumId: medium,
      unitName: faceName(name, faceNo, isOnly),
    })),
    ...lines.rows.map(({ unitId, cityCode, name }) => ({
      unitId,
      cityCode,
      cityName: cityName(cityCode),
      mediumId,
      unitName: name,
    })),
  ];
}

export interface SeenWishes {
  /** The wishes without units that the reader may not see. */
  readonly wishes: ReturnType<typeof wishesOf>;
  /** Names of the units that are for sale. */
  readonly units: WishedUnit[];
  /** Ids that the reader does not see; they stay in the order whatever he saves. */
  readonly hidden: { readonly mustUnits: string[]; readonly excludedUnits: string[] };
}

/** 必投 and 避投 of an order as its reader may see them. */
export async function seenWishes(
  db: DbOrTransaction,
  user: Scope,
  order: Pick<StoredOrder, 'brief'>,
): Promise<SeenWishes> {
  const wishes = wishesOf(order);
  const units = await knownUnits(db, [...wishes.mustUnits, ...wishes.excludedUnits]);
  const foreign = new Set(
    units
      .filter(({ cityCode, mediumId }) => !isOrderPair(user, cityCode, mediumId))
      .map(({ unitId }) => unitId),
  );
  const seen = (ids: readonly string[]): string[] => ids.filter((unitId) => !foreign.has(unitId));
  const hidden = (ids: readonly string[]): string[] => ids.filter((unitId) => foreign.has(unitId));
  return {
    wishes: { ...wishes, mustUnits: seen(wishes.mustUnits), excludedUnits: seen(wishes.excludedUnits) },
    units: units.filter(({ unitId }) => !foreign.has(unitId)),
    hidden: { mustUnits: hidden(wishes.mustUnits), excludedUnits: hidden(wishes.excludedUnits) },
  };
}

/** Refuses an order that buys what its customer does not want, among the items that its editor may see. */
export async function assertNothingExcluded(
  transaction: DbOrTransaction,
  user: Scope,
  order: Pick<StoredOrder, 'order_id' | 'brief'>,
): Promise<void> {
  const { excludedUnits } = wishesOf(order);
  if (excludedUnits.length === 0) return;
  const { rows } = await sql<{ itemNo: number; unitName: string }>`
    select item.item_no as "itemNo", item.unit_name as "unitName" from media_order_item item
    where item.order_id = ${order.order_id}::uuid and ${isItemGranted(user)}
      and (item.face_id = any(${excludedUnits}::text[]) or item.line_id = any(${excludedUnits}::text[])
        or item.position_id = any(${excludedUnits}::text[]))
    order by item.item_no limit 5`.execute(transaction);
  if (rows.length === 0) return;
  const named = rows.map(({ itemNo, unitName }) => `第 ${itemNo} 行「${unitName}」`).join('、');
  throw new AppError('refused', `${named}在避投之列，请先移出媒体清单，或从避投中去掉`);
}
