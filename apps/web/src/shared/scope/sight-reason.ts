import { citiesOf } from '@ooh/contract/permission/rules';
import { allRegions } from '@ooh/contract/permission/wildcards';
import { groupNameOf } from './group-name.ts';

const mostNamed = 8;

/** What of a group is open to the reader, as far as it explains why something is not seen. */
export interface SightQuestion {
  readonly permission: unknown;
  readonly group: string;
  /** The city that is looked for, if any. */
  readonly cityCode: string | undefined;
  readonly nameOf: (cityCode: string) => string;
}

/** Why something is not seen, in sentences: the rule that hides it and what the reader's grants hold instead. */
export function sightReason({ permission, group, cityCode, nameOf }: SightQuestion): string[] {
  const name = groupNameOf(group);
  const cities = citiesOf(permission, group);
  const rule =
    '数据权限按「城市 × 媒体」逐对授予，由管理员在角色中配置；没有授予的数据不计入任何合计与导出。';
  if (cities.length === 0) return [`您的角色没有开通「${name}」，或没有授予其中任何城市。`, rule];
  if (cities.includes(allRegions) || (cityCode !== undefined && cities.includes(cityCode)))
    return [`您的角色已授予「${name}」，但所选媒体在这里没有授予。`, rule];
  const named = cities.slice(0, mostNamed).map(nameOf).join('、');
  const rest = cities.length > mostNamed ? `等 ${cities.length} 城` : '';
  const missing = cityCode === undefined ? '' : `，没有${nameOf(cityCode)}`;
  return [`您的角色在「${name}」中授予了${named}${rest}${missing}。`, rule];
}
