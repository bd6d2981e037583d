import { useEffect, useState } from 'react';
import type { Transliterate } from './match-pages.ts';

const untransliterated: Transliterate = () => ({ full: '', initials: '' });

/** Pinyin of titles, once its dictionary has come; titles themselves can be searched at once. */
export function useTransliterate(): Transliterate {
  const [transliterate, setTransliterate] = useState<Transliterate>(() => untransliterated);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { pinyin } = await import('pinyin-pro');
      const options = { toneType: 'none', type: 'array' } as const;
      const next: Transliterate = (text) => ({
        full: pinyin(text, options).join('').toLowerCase(),
        initials: pinyin(text, { ...options, pattern: 'first' })
          .join('')
          .toLowerCase(),
      });
      if (isWanted) setTransliterate(() => next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return transliterate;
}
