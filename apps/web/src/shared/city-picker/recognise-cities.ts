import type { City } from './city-catalog.ts';

export interface AmbiguousName {
  readonly text: string;
  readonly cities: readonly City[];
}

/** What a pasted text says about cities. */
export interface RecognisedCities {
  /** Recognised cities in the order of the text, each once. */
  readonly matched: readonly City[];
  /** Pieces that several cities answer to, for example the pinyin suzhou. */
  readonly ambiguous: readonly AmbiguousName[];
  /** Pieces that no city answers to. */
  readonly unknown: readonly string[];
}

/** Municipalities are a province and a city at once; their province code means the city. */
function cityCodeOf(code: string): string {
  return /^(11|12|31|50)0000$/.test(code) ? `${code.slice(0, 2)}0100` : code;
}

function citiesCalled(piece: string, cities: readonly City[]): readonly City[] {
  const word = piece.toLowerCase();
  const exact = cities.filter(
    ({ name, shortName, adcode }) => name === word || shortName === word || adcode === cityCodeOf(word),
  );
  if (exact.length > 0) return exact;
  return cities.filter(({ pinyin }) => pinyin === word.replace(/shi$/, '') || pinyin === word);
}

export interface CityMention {
  readonly city: City;
  /** Where the mention begins and ends in the text. */
  readonly from: number;
  readonly to: number;
}

/** Cities named in running text, longest name first at every place, from left to right. */
export function findCityMentions(text: string, cities: readonly City[]): CityMention[] {
  const names = cities.flatMap((city) =>
    [...new Set([city.name, city.shortName])].map((name) => ({ city, name })),
  );
  const byFirst = new Map<string, { city: City; name: string }[]>();
  for (const entry of names.sort((a, b) => b.name.length - a.name.length)) {
    const first = entry.name[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  const found: CityMention[] = [];
  for (let at = 0; at < text.length;) {
    const hit = byFirst.get(text[at])?.find(({ name }) => text.startsWith(name, at));
    if (hit) found.push({ city: hit.city, from: at, to: at + hit.name.length });
    at += hit ? hit.name.length : 1;
  }
  return found;
}

/** Cities of a piece that holds several names, joined by nothing or by 和, 及, 与; undefined when more is left. */
function runOfNames(piece: string, cities: readonly City[]): City[] | undefined {
  const mentions = findCityMentions(piece, cities);
  const isNamed = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const rest = [...piece].filter((_, at) => !isNamed(at)).join('');
  return mentions.length > 0 && /^[和及与]*$/.test(rest) ? mentions.map(({ city }) => city) : undefined;
}

/** Recognises pasted city names, pinyin or codes, separated by anything or by nothing. */
export function recogniseCities(text: string, cities: readonly City[]): RecognisedCities {
  const matched = new Map<string, City>();
  const ambiguous: AmbiguousName[] = [];
  const unknown: string[] = [];
  const pieces = text.split(/[\s,，、;；/|。.·]+/u).filter((piece) => piece !== '');
  for (const piece of pieces) {
    const called = citiesCalled(piece, cities);
    const run = called.length === 0 ? runOfNames(piece, cities) : undefined;
    if (called.length > 1) ambiguous.push({ text: piece, cities: called });
    else if (called.length === 1) matched.set(called[0].adcode, called[0]);
    else if (run) for (const city of run) matched.set(city.adcode, city);
    else unknown.push(piece);
  }
  return { matched: [...matched.values()], ambiguous, unknown };
}
