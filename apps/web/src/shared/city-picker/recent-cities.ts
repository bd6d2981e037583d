import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';

const key = storageKey('recent-cities');
const longest = 24;

export interface CityUse {
  readonly code: string;
  /** How often the city was chosen. */
  readonly times: number;
}

/** Reads stored uses of any shape, latest first. */
export function parseCityUses(stored: unknown): CityUse[] {
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[])
    .filter((entry): entry is CityUse => {
      const { code, times } = (entry ?? {}) as Partial<CityUse>;
      return typeof code === 'string' && /^\d{6}$/.test(code) && Number.isInteger(times);
    })
    .slice(0, longest);
}

/** Puts the used cities first and counts them. */
export function countUses(uses: readonly CityUse[], codes: readonly string[]): CityUse[] {
  const counted = codes.map((code) => ({
    code,
    times: (uses.find((use) => use.code === code)?.times ?? 0) + 1,
  }));
  return [...counted, ...uses.filter(({ code }) => !codes.includes(code))].slice(0, longest);
}

/** The cities chosen most often, at least twice each, most frequent first. */
export function frequentCities(uses: readonly CityUse[], count: number): string[] {
  return uses
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times)
    .slice(0, count)
    .map(({ code }) => code);
}

export function readCityUses(): CityUse[] {
  return parseCityUses(readStored(localStorage, key));
}

export function rememberCities(codes: readonly string[]): void {
  writeStored(localStorage, key, countUses(readCityUses(), codes));
}
