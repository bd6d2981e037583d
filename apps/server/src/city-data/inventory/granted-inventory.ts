import { chinaDate } from '@ooh/contract/domain/china-time';
import type { ParsedInput } from '@ooh/contract/registry';
import { mediaInventoryGroup } from '@ooh/contract/domain/medium';
import { mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import type { Context } from '../../context.ts';
import { assertCitiesGranted } from '../../access/foreign-city.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { PositionFilter } from './inventory-store.ts';
import { inventoryInForce } from './inventory-in-force.ts';

/** Media that the user may see in a city; null for all. Refuses unknown cities and cities without any grant with the same message. */
function grantedMedia(user: Pick<SignedInUser, 'permission'>, cityCode: string): readonly number[] | null {
  const media = mediaForCity(user.permission, mediaInventoryGroup, cityCode);
  assertCitiesGranted([cityCode], () => media.length > 0);
  return media.includes(allMedia) ? null : media;
}

export interface GrantedInventory {
  readonly filter: PositionFilter;
  readonly isDemo: boolean;
}

/** The current positions that the user may see and requests; null where the city has none. */
export async function grantedInventory(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  input: ParsedInput<'v1/media-inventory/points'>,
): Promise<GrantedInventory | null> {
  const mediumIds = grantedMedia(user, input.cityCode);
  const today = chinaDate(context.now());
  const startDate = input.startDate ?? today;
  const endDate = input.endDate ?? (startDate > today ? startDate : today);
  if (endDate < startDate) throw new AppError('invalid', '结束日期不能早于开始日期');
  const inForce = await inventoryInForce(context.db, input.cityCode);
  if (inForce === null) return null;
  const { isDemo, ...inventory } = inForce;
  const { mediumId, level, keyword, availability } = input;
  const onlyFree = availability === 'free';
  return {
    filter: {
      ...inventory,
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
