/** Why a session ended. */
export const endReasons: Readonly<Record<string, string>> = {
  expired: '到期',
  idle: '长时间未使用',
  'signed-out': '退出登录',
  'password-changed': '修改密码',
  'password-reset': '重置密码',
  disabled: '账号停用',
  'ended-by-administrator': '管理员结束',
};

export const signInNames = { password: '密码登录', company: '企业账号登录' } as const;

const browsers = [
  ['Edg', 'Edge'],
  ['Chrome', 'Chrome'],
  ['Firefox', 'Firefox'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system in a few words; what says neither is shown as it is. */
export function clientName(client: string | null): string {
  if (client === null) return '未知客户端';
  const browser = browsers.find(([mark]) => client.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => client.includes(mark))?.[1];
  const known = [browser, system].filter((name) => name !== undefined);
  return known.length === 0 ? client : known.join('，');
}
