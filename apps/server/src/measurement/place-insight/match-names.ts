import { searchText, type CityAoi } from '../../city-data/place/city-geography.ts';

export interface NameMatch {
  readonly name: string;
  readonly state: 'found' | 'ambiguous' | 'unknown';
  readonly candidates: readonly CityAoi[];
}

const maxCandidates = 5;

/** Names against AOIs: by the whole name where one has it, else by part of it (命中, 多候选, 未找到). */
export function matchNames(aois: readonly CityAoi[], names: readonly string[]): NameMatch[] {
  const texts = aois.map((aoi) => searchText(aoi.name));
  return names.map((name) => {
    const text = searchText(name);
    const whole = aois.filter((_, i) => texts[i] === text);
    const found = whole.length > 0 ? whole : aois.filter((_, i) => texts[i].includes(text));
    const state = found.length === 0 ? 'unknown' : found.length === 1 ? 'found' : 'ambiguous';
    return { name, state, candidates: found.slice(0, maxCandidates) };
  });
}
