import { LRUCache } from 'lru-cache';
import { soundsOf } from './sounds-of.ts';

/** A name, ready to be compared with what is typed. */
export interface SoundedName {
  readonly text: string;
  readonly pinyin: string;
  readonly initials: string;
}

const kept = new LRUCache<string, SoundedName>({ max: 100_000 });

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

export function soundedName(name: string): SoundedName {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const { pinyin, initials } = soundsOf(name);
  const sounded = { text: plain(name), pinyin: plain(pinyin), initials: plain(initials) };
  kept.set(name, sounded);
  return sounded;
}

/** What is typed, without case and spaces; null where there is nothing to look for. */
export function typedText(query: string): string | null {
  const typed = plain(query);
  return typed === '' ? null : typed;
}

/**
 * How well a name fits what is typed, 0 best: it begins with it, has it, its initials begin with it, its pinyin does,
 * either has it. Undefined where it does not fit. A single letter is compared with beginnings alone.
 */
export function rankName(name: SoundedName, typed: string): number | undefined {
  const at = name.text.indexOf(typed);
  if (at === 0) return 0;
  const isLetter = typed.length === 1 && /[a-z0-9]/.test(typed);
  if (at > 0 && !isLetter) return 1;
  if (!/^[\w.·-]+$/.test(typed)) return undefined;
  if (name.initials.startsWith(typed)) return 2;
  if (name.pinyin.startsWith(typed)) return 3;
  if (isLetter) return undefined;
  return name.initials.includes(typed) || name.pinyin.includes(typed) ? 4 : undefined;
}

/** The best rank of a thing's names, of which those after the first count less. */
export function rankNames(names: readonly string[], typed: string): number | undefined {
  let best: number | undefined;
  for (const [index, name] of names.entries()) {
    const rank = rankName(soundedName(name), typed);
    if (rank !== undefined) best = Math.min(best ?? Infinity, rank + (index === 0 ? 0 : 0.5));
  }
  return best;
}
