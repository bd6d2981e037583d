import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ParsedInput } from '@ooh/contract/registry';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import type { Context } from '../context.ts';
import { regionByCode } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import type { PositionFilter } from './inventory-store.ts';
import { stockInForce } from './stock-in-force.ts';

/** Media that the user may see in a city; null for all. Refuses an unknown city and one without any grant alike. */
function grantedMedia(user: Pick<SignedInUser, 'permission'>, cityCode: string): readonly number[] | null {
  const media = mediaForCity(user.permission, mediaInventoryGroup, cityCode);
  if (regionByCode(cityCode)?.level !== 'city' || media.length === 0)
    throw new Refusal('notFound', '城市不存在，或不在您的数据权限内');
  return media.includes(allMedia) ? null : media;
}

export interface GrantedInventory {
  readonly filter: PositionFilter;
  readonly isDemo: boolean;
}

/** The positions in force that the user may see and asks for; null where the city has none. */
export async function grantedInventory(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  input: ParsedInput<'v1/media-inventory/points'>,
): Promise<GrantedInventory | null> {
  const mediumIds = grantedMedia(user, input.cityCode);
  const today = chinaDate(context.now());
  const startDate = input.startDate ?? today;
  const endDate = input.endDate ?? (startDate > today ? startDate : today);
  if (endDate < startDate) throw new Refusal('invalid', '结束日期不能早于开始日期');
  const inForce = await stockInForce(context.db, input.cityCode);
  if (inForce === null) return null;
  const { isDemo, ...stock } = inForce;
  const { mediumId, level, keyword, availability } = input;
  const onlyFree = availability === 'free';
  return {
    filter: {
      ...stock,
      cityCode: input.cityCode,
      mediumIds,
      mediumId,
      level,
      keyword,
      startDate,
      endDate,
      onlyFree,
    },
    isDemo,
  };
}
