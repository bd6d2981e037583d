/** Campaigns that are named; the others are counted. */
const mostNamed = 3;

/** Which campaigns have no figures yet; undefined where all have. */
export function computingText(computing: readonly { readonly name: string }[]): string | undefined {
  if (computing.length === 0) return undefined;
  const named = computing.slice(0, mostNamed).map(({ name }) => `「${name}」`);
  const rest = computing.length > mostNamed ? `等 ${computing.length} 个活动` : '';
  return `${named.join('、')}${rest}正在测算，合计暂不含${computing.length > 1 ? '它们' : '它'}，完成后自动更新。`;
}
