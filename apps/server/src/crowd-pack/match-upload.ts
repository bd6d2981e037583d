import type { Context } from '../context.ts';
import { readCityData } from '../engine/city-data.ts';
import { Refusal } from '../refusal.ts';
import { cityName } from '../region/regions.ts';
import type { SignedInUser } from '../session/session.ts';
import { bitsOfPersons, deflateMembers } from './member-bits.ts';
import { matchPersons } from './panel-identity.ts';
import type { HashedIds } from './read-hashed-ids.ts';
import { loadPackCity } from './resolve-rule.ts';

/**
 * Finds the panel persons of hashed ids and keeps who they are, as bits; neither the ids nor the file are stored.
 * Fewer than the minimum cell are told as none: a match of one id would say that its owner is in the panel.
 */
export async function matchUpload(
  context: Pick<Context, 'db' | 'engine' | 'clickhouse' | 'config' | 'now'>,
  user: SignedInUser,
  upload: { cityCode: string; fileName: string; hashed: HashedIds },
): Promise<{ uploadId: string; matched: number }> {
  const { cityCode, hashed } = upload;
  const data = (await readCityData(context.db, [cityCode])).get(cityCode)!;
  const city = await loadPackCity(context, data);
  if (city === null) throw new Refusal('refused', `${cityName(cityCode)}还没有人群样本或公交线路数据`);
  if (!data.panel!.isDemo) throw new Refusal('refused', `${cityName(cityCode)}的人群样本没有可匹配的哈希 ID`);
  const { persons, matchedIds } = matchPersons(cityCode, city.personCount, hashed.ids);
  const isEnough = persons.size >= context.config.minimumCell;
  const matched = isEnough ? matchedIds : 0;
  const bits = bitsOfPersons(isEnough ? persons : [], city.personCount);
  const { upload_id: uploadId } = await context.db
    .insertInto('crowd_pack_upload')
    .values({
      owner_id: user.userId,
      organisation_id: user.organisationId,
      city_code: cityCode,
      panel_release_id: city.releases.panelReleaseId,
      file_name: upload.fileName.slice(0, 120),
      ids: hashed.ids.size,
      matched,
      members: deflateMembers(bits),
      created_at: context.now(),
    })
    .returning('upload_id')
    .executeTakeFirstOrThrow();
  return { uploadId, matched };
}
