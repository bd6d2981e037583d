import type { ImportRemoval } from '@ooh/contract/domain/data-release';

const namedSamples = 5;

/** What goes out of force, with the first of its names; null where nothing goes. `noun` with its measure word: 个点位. */
export function removalOf(noun: string, count: number, names: readonly string[]): ImportRemoval | null {
  return count === 0 ? null : { count, noun, samples: names.slice(0, namedSamples) };
}

/** The removal in words: 3,004 个点位，例如 A1 东门、A2 西门. */
export function removalText({ count, noun, samples }: ImportRemoval): string {
  const named = samples.length === 0 ? '' : `，例如 ${samples.join('、')}`;
  return `${count.toLocaleString('zh-CN')} ${noun}${named}`;
}
