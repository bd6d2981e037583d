import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import type { PermissionGroupPath, PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { regionByCode } from '../../reference/region/regions.ts';
import { entriesOf } from './visibility.ts';

/** The grants of a group in words, whether it is on or not: 「上海市、深圳市：公交车身；全部城市：全部媒体」. */
export function grantsText(
  permission: PermissionStructure,
  group: PermissionGroupPath,
  mediaNames: ReadonlyMap<number, string>,
): string {
  const cityText = (code: string) => (code === allRegions ? '全部城市' : (regionByCode(code)?.name ?? code));
  const mediumText = (id: number) => (id === allMedia ? '全部媒体' : (mediaNames.get(id) ?? `媒体 ${id}`));
  const texts = entriesOf(permission, group).map(({ regionCodes, mediaIds }) => {
    const cities = regionCodes.map(cityText).join('、') || '无城市';
    return `${cities}：${mediaIds.map(mediumText).join('、') || '无媒体'}`;
  });
  return texts.join('；') || '无';
}
