import { pinyin } from 'pinyin-pro';

/** How a name is typed by its sound: whole syllables, and their first letters. */
export function soundsOf(name: string): { pinyin: string; initials: string } {
  const syllables = pinyin(name, { toneType: 'none', type: 'array' });
  return {
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
}
