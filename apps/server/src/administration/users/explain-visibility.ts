import { certain } from '@ooh/contract/core/certain';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import { registry, type CallOutput, type ParsedInput } from '@ooh/contract/registry';
import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { permissionNodes, type PermissionNode } from '@ooh/contract/permission/permission-tree';
import { isAllowed, isPairGranted, mediaForCity } from '@ooh/contract/permission/rules';
import { allMedia } from '@ooh/contract/permission/wildcards';
import type { Region } from '@ooh/contract/domain/region';
import { isPermitted } from '../../platform/session/is-permitted.ts';
import { regionByCode } from '../../reference/region/regions.ts';
import { effectivePermission } from '../../platform/session/effective-permission.ts';
import { entriesOf } from './visibility.ts';

type Step = CallOutput<'v1/admin/explain'>['steps'][number];
type Question = ParsedInput<'v1/admin/explain'>;

/** Input of the rules. */
export interface ExplainedUser {
  readonly userName: string;
  readonly isEnabled: boolean;
  readonly organisationKind: 'platform' | 'agency' | 'advertiser';
  readonly roleName: string;
  readonly isRoleDamaged: boolean;
  /** As the role holds it. */
  readonly permission: PermissionStructure;
}

export interface ExplainedData {
  readonly mediaNames: ReadonlyMap<number, string>;
  /** Kinds of data in force in a city, by name. */
  readonly kindsInForce: (cityCode: string) => Promise<readonly string[]>;
}

const nodes = permissionNodes();
const nameOf = (path: string) =>
  nodes.find((node) => node.flag === path || node.group === path)?.name ?? path;
const step = (rule: Step['rule'], path: string | null, holds: boolean, finding: string): Step => ({
  rule,
  path,
  holds,
  finding,
});

function accountSteps(user: ExplainedUser): Step[] {
  return [
    step(
      'account-enabled',
      null,
      user.isEnabled,
      `账号 ${user.userName} ${user.isEnabled ? '已启用' : '已停用'}`,
    ),
    step(
      'role-readable',
      null,
      !user.isRoleDamaged,
      user.isRoleDamaged
        ? `角色「${user.roleName}」的权限结构已损坏，按不授予任何权限处理`
        : `角色「${user.roleName}」的权限结构有效`,
    ),
  ];
}

/** The flags of a call, of which one has to be on. */
function callSteps(user: ExplainedUser, key: string): Step[] {
  const call = (Object.hasOwn(registry, key) ? registry[key as keyof typeof registry] : undefined) as
    | Endpoint
    | undefined;
  if (call === undefined) return [step('call-known', null, false, `没有名为 ${key} 的调用`)];
  const known = step('call-known', null, true, `调用：${call.summary}`);
  if (typeof call.permit === 'string')
    return [known, step('call-permit', null, true, call.permit === 'public' ? '无须登录' : '登录即可使用')];
  const flags = call.permit.anyOf;
  const names = flags.map((flag) => `「${nameOf(flag)}」`).join('或');
  const inRole = isPermitted(call.permit, user);
  const permission = effectivePermission(user.permission, user.organisationKind);
  const holds = isPermitted(call.permit, { permission });
  const path = flags.find((flag) => isAllowed(permission, flag)) ?? flags[0];
  if (inRole && !holds)
    return [
      known,
      step('platform-only', path, false, `${names}仅对平台组织的用户有效，该用户不属于平台组织`),
    ];
  const text = holds ? `${names}已开启` : `角色「${user.roleName}」没有开启${names}`;
  return [known, step('call-permit', path, holds, text)];
}

/** The group that a question is about: the one named, else the one behind the call's flags. */
function groupNodeOf({ group, call }: Question): PermissionNode | undefined {
  if (group !== undefined) return nodes.find((node) => node.group === group);
  const permit = call === undefined ? undefined : (registry as Record<string, Endpoint>)[call]?.permit;
  if (permit === undefined || typeof permit === 'string') return undefined;
  return nodes.find((node) => node.group !== undefined && permit.anyOf.includes(node.flag));
}

/** Districts belong to their city; other codes are themselves. */
function cityOf(code: string): Region | undefined {
  const region = regionByCode(code);
  if (region?.level !== 'district') return region;
  return region.parentAdcode === null ? region : regionByCode(region.parentAdcode);
}

async function citySteps(
  user: ExplainedUser,
  node: PermissionNode & { readonly group: NonNullable<PermissionNode['group']> },
  { regionCode, mediumId }: Question & { readonly regionCode: string },
  data: ExplainedData,
): Promise<Step[]> {
  const { group } = node;
  const city = cityOf(regionCode);
  if (city?.level !== 'city')
    return [step('region-known', group, false, `${regionCode} 不是城市或区县的代码`)];
  const steps = [
    step(
      'region-known',
      group,
      true,
      city.adcode === regionCode
        ? city.name
        : `${certain(regionByCode(regionCode), 'region', regionCode).name}按所属城市${city.name}判断`,
    ),
  ];
  const media = mediaForCity(user.permission, group, city.adcode);
  const mediumName = (id: number) => data.mediaNames.get(id) ?? `媒体 ${id}`;
  const seen = media.includes(allMedia) ? '全部媒体' : media.map(mediumName).join('、');
  const entries = entriesOf(user.permission, group).length;
  steps.push(
    step(
      'city-granted',
      group,
      media.length > 0,
      media.length > 0
        ? `「${node.name}」在${city.name}授予：${seen}`
        : `「${node.name}」的 ${entries} 条授权中没有包含${city.name}（或全国）且带有媒体的条目`,
    ),
  );
  if (mediumId !== undefined) {
    const name = data.mediaNames.get(mediumId);
    steps.push(step('medium-known', group, name !== undefined, name ?? `没有编号为 ${mediumId} 的媒体`));
    const holds = isPairGranted(user.permission, group, city.adcode, mediumId);
    const verdict = holds ? '已授予' : `未授予；城市与媒体须出现在同一条授权中，该市仅授予：${seen}`;
    steps.push(step('pair-granted', group, holds, `${city.name} × ${mediumName(mediumId)} ${verdict}`));
  }
  const kinds = await data.kindsInForce(city.adcode);
  const inForce = kinds.length > 0 ? `生效数据：${kinds.join('、')}` : '还没有任何生效的数据版本';
  steps.push(step('data-present', null, kinds.length > 0, `${city.name}${inForce}`));
  return steps;
}

async function groupSteps(user: ExplainedUser, question: Question, data: ExplainedData): Promise<Step[]> {
  const node = groupNodeOf(question);
  if (node?.group === undefined) {
    if (question.group !== undefined)
      return [step('group-known', question.group, false, `没有名为 ${question.group} 的权限组`)];
    return [];
  }
  const isEnabled = isAllowed(user.permission, node.flag);
  const steps = [
    step(
      'group-enabled',
      node.group,
      isEnabled,
      `角色「${user.roleName}」的「${node.name}」${isEnabled ? '已开启' : '没有开启'}`,
    ),
  ];
  const { regionCode } = question;
  if (regionCode === undefined) return steps;
  const named = { ...node, group: node.group };
  return [...steps, ...(await citySteps(user, named, { ...question, regionCode }, data))];
}

/** Evaluates the rules in order and stops at the first that denies. */
export async function explainVisibilityOf(
  user: ExplainedUser,
  question: Question,
  data: ExplainedData,
): Promise<CallOutput<'v1/admin/explain'>> {
  const all = [
    ...accountSteps(user),
    ...(question.call === undefined ? [] : callSteps(user, question.call)),
    ...(await groupSteps(user, question, data)),
  ];
  const denial = all.findIndex(({ holds }) => !holds);
  const steps = denial < 0 ? all : all.slice(0, denial + 1);
  return { isVisible: denial < 0, deniedBy: denial < 0 ? null : all[denial].rule, steps };
}
