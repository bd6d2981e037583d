import type { ImportRemoval } from '@ooh/contract/domain/data-release';
import type { ImportMode } from './import-kind.ts';

const namedSamples = 5;

/** What goes out of force, with the first of its names; null where nothing goes. `noun` with its measure word: 个点位. */
export function removalOf(
  noun: string,
  count: number,
  names: readonly string[],
  needsConfirmation = false,
): ImportRemoval | null {
  return count === 0 ? null : { count, noun, samples: names.slice(0, namedSamples), needsConfirmation };
}

/** The removal of an import: all that a replacement takes has to be confirmed. */
export const inMode = (removal: ImportRemoval | null, mode: ImportMode): ImportRemoval | null =>
  removal && { ...removal, needsConfirmation: removal.needsConfirmation || mode === 'replace' };

/** The removal in words: 3,004 个点位，例如 A1 东门、A2 西门. */
export function removalText({ count, noun, samples }: ImportRemoval): string {
  const named = samples.length === 0 ? '' : `，例如 ${samples.join('、')}`;
  return `${count.toLocaleString('zh-CN')} ${noun}${named}`;
}
