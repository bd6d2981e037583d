import { AppError } from '../../platform/http/app-error.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { ReadPackMembers } from '../engine/audience-members.ts';
import { inflateMembers } from './member-bits.ts';

/** Reads the persons of packs for the engine, as they were found in the panel in force. */
export function packMembersReader(db: Db): ReadPackMembers {
  return async (packId, { cityCode, panelReleaseId }) => {
    const pack = isRowId(packId)
      ? await db
          .selectFrom('crowd_pack as pack')
          .leftJoin('crowd_pack_city as city', (join) =>
            join.onRef('city.pack_id', '=', 'pack.pack_id').on('city.city_code', '=', cityCode),
          )
          .select([
            'pack.name',
            'pack.edition',
            'pack.city_codes',
            'city.members',
            'city.panel_release_id',
            'city.panel_persons',
            'city.other_persons',
          ])
          .where('pack.pack_id', '=', packId)
          .executeTakeFirst()
      : undefined;
    if (pack === undefined) throw new AppError('refused', '目标人群的人群包已删除，请重新设定目标人群');
    if (!pack.city_codes.includes(cityCode))
      throw new AppError('refused', `人群包「${pack.name}」不含${cityName(cityCode)}，请换一个人群包或城市`);
    if (pack.members === null || pack.panel_release_id !== panelReleaseId)
      throw new AppError(
        'refused',
        `人群包「${pack.name}」还没有按${cityName(cityCode)}现行人群样本计算，请重新计算`,
      );
    const persons = (pack.panel_persons ?? 0) + (pack.other_persons ?? 0);
    return { edition: pack.edition, bits: inflateMembers(pack.members, persons) };
  };
}
