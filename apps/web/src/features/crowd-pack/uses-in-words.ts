import type { PackUse } from '@ooh/contract/domain/crowd-pack';

const words = [
  ['order', '个订单'],
  ['plan', '个方案'],
  ['pack', '个人群包'],
] as const;

/** Uses of a pack in words: 「2 个订单、1 个方案」; empty without any. */
export function usesInWords(uses: readonly PackUse[], hidden: number): string {
  const counted = words
    .map(([of, word]) => ({ count: uses.filter((use) => use.of === of).length, word }))
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count} ${word}`);
  return [...counted, ...(hidden > 0 ? [`${hidden} 处权限外`] : [])].join('、');
}
