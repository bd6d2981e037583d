import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cityName } from '../../reference/region/regions.ts';

/** The cities whose people an audience can be; null where that is every city. */
export async function citiesOfAudience(
  db: DbOrTransaction,
  audience: TargetAudience,
): Promise<readonly string[] | null> {
  const { packId } = ruleOfAudience(audience);
  if (packId === undefined) return null;
  if (!isRowId(packId)) return [];
  const pack = await db
    .selectFrom('crowd_pack')
    .select('city_codes')
    .where('pack_id', '=', packId)
    .executeTakeFirst();
  return pack?.city_codes ?? [];
}

/** Why an audience cannot be that of these cities, in words. */
export async function audienceCityProblems(
  db: DbOrTransaction,
  audience: TargetAudience,
  cityCodes: readonly string[],
): Promise<string[]> {
  const cities = await citiesOfAudience(db, audience);
  const missing = cities === null ? [] : cityCodes.filter((city) => !cities.includes(city));
  return missing.length === 0
    ? []
    : [`目标人群：人群包「${audience.packName}」不含${missing.map(cityName).join('、')}`];
}
