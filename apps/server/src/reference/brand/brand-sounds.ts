import { pinyin } from 'pinyin-pro';

/** How a brand is typed by its sound: whole syllables, and their first letters. */
export function soundsOf(brandName: string): { pinyin: string; initials: string } {
  const syllables = pinyin(brandName, { toneType: 'none', type: 'array' });
  return {
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
}
