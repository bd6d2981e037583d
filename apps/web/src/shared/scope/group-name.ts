import { permissionNodes } from '@ooh/contract/permission/permission-tree';

/** What administrators call a group of permissions, for the advice to those who lack it. */
export const groupNameOf = (group: string): string =>
  permissionNodes().find((node) => node.group === group)?.name ?? '相应数据权限';

/** 「请联系管理员开通：城市透视」. */
export const askForGroup = (group: string): string => `请联系管理员开通：${groupNameOf(group)}`;
