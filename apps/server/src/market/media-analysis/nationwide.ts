import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { addInventory } from './add-inventory.ts';
import { readMedia } from './media-catalog.ts';
import { nationwideScope } from './media-scopes.ts';
import { readInventory } from './inventory-rows.ts';

/** Every granted medium over all granted cities, with each city by itself, the largest first. */
export async function nationwideMedia(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  { cityCodes, mediumIds }: ParsedInput<'nationwide-media/nationwideMediaDetails'>,
): Promise<CallOutput<'nationwide-media/nationwideMediaDetails'>> {
  const today = chinaDate(context.now());
  const rows = await readInventory(context.db, { scope: nationwideScope(user), cityCodes, mediumIds, today });
  const byMedium = Map.groupBy(rows, ({ mediumId }) => mediumId);
  const media = (await readMedia(context.db)).filter(({ mediumId }) => byMedium.has(mediumId));
  return {
    asOf: today,
    isDemo: rows.some(({ isDemo }) => isDemo),
    media: media.map((medium) => {
      const own = certain(byMedium.get(medium.mediumId), 'inventory of the medium', medium.mediumId);
      const byCity = Map.groupBy(own, ({ cityCode }) => cityCode);
      const cities = [...byCity].map(([cityCode, list]) => ({
        cityCode,
        cityName: cityName(cityCode),
        tier: regionByCode(cityCode)?.tier ?? null,
        inventory: addInventory(list),
      }));
      return {
        ...medium,
        cityCount: cities.length,
        inventory: addInventory(own),
        cities: cities.sort(
          (a, b) => b.inventory.units - a.inventory.units || (a.cityCode < b.cityCode ? -1 : 1),
        ),
      };
    }),
  };
}
