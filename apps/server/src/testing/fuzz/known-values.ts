import type { RandomSource } from '@ooh/measurement/random';

/** Values that exist in the service, by the name of the field that carried them. */
export interface KnownValues {
  /** Takes note of everything in an answer or an input. */
  learn(value: unknown): void;
  /** Takes a value as one to be met often: without it, things that belong together would rarely come together. */
  prefer(name: string, value: unknown): void;
  /** A value of a field of this name or of a name that ends like it; undefined when none is known. */
  some(name: string, random: RandomSource): unknown;
  /** The version that something last had, by whichever of its ids an input names; undefined when none is known. */
  versionOf(input: Readonly<Record<string, unknown>>): number | undefined;
}

const maxValuesPerName = 60;
const maxNodes = 400;
const largestObject = 4_000;
const shortestSuffix = 4;
const isId = /(Id|Key)$/;

/** `orderIds` → `orderId`, `cityCodes` → `cityCode`, `industries` → `industry`. */
const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Fields that say the same under another name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  id: ['placeId', 'packId', 'aoiId', 'orderId'],
  regionCode: ['cityCode'],
  adcode: ['cityCode', 'adcode'],
  mediaId: ['mediumId'],
  key: ['unitKey', 'key'],
  keyWord: ['keyword', 'name'],
  keyword: ['name', 'unitName', 'brandName'],
  poiBrand: ['brand', 'brandName'],
  condition: ['labelId'],
};

/** Collects values from answers, except `hidden` ones, whose change would lock the caller out. */
export function knownValues(hidden: ReadonlySet<unknown>): KnownValues {
  const byName = new Map<string, unknown[]>();
  const preferred = new Map<string, unknown[]>();
  const versions = new Map<unknown, number>();
  let met = 0;

  function keep(name: string, value: unknown): void {
    const kept = byName.get(name) ?? [];
    byName.set(name, kept);
    if (kept.includes(value)) return;
    met += 1;
    // What is new replaces what is old in turn, so that things made in this run are met as well.
    if (kept.length < maxValuesPerName) kept.push(value);
    else kept[met % maxValuesPerName] = value;
  }

  /** An answer's own id stands before those of what belongs to it. */
  function keepVersion(node: Readonly<Record<string, unknown>>): void {
    const id = Object.entries(node).find(([name, value]) => isId.test(name) && typeof value === 'string');
    if (id !== undefined && typeof node['version'] === 'number') versions.set(id[1], node['version']);
  }

  function learn(value: unknown): void {
    let nodes = 0;
    const walk = (name: string, node: unknown): void => {
      nodes += 1;
      if (nodes > maxNodes || node === null || node === undefined || hidden.has(node)) return;
      if (Array.isArray(node)) {
        for (const item of node.slice(0, 12)) walk(singularOf(name), item);
      } else if (typeof node === 'object') {
        keepVersion(node as Record<string, unknown>);
        if (name !== '' && JSON.stringify(node).length <= largestObject) keep(name, node);
        for (const [field, item] of Object.entries(node)) walk(field, item);
      } else if (name !== '') keep(name, node);
    };
    walk('', value);
  }

  function under(name: string, random: RandomSource): unknown {
    const often = preferred.get(name);
    const kept = often !== undefined && random.next() < 0.6 ? often : byName.get(name);
    return kept === undefined || kept.length === 0 ? undefined : kept[random.below(kept.length)];
  }

  return {
    learn,
    versionOf(input) {
      const id = Object.entries(input).find(([name, value]) => isId.test(name) && versions.has(value));
      return id === undefined ? undefined : versions.get(id[1]);
    },
    prefer: (name, value) => void preferred.set(name, [...(preferred.get(name) ?? []), value]),
    some(asked, random) {
      const name = singularOf(asked);
      const others = alsoCalled[name];
      if (others !== undefined && random.next() < 0.8) {
        const found = under(others[random.below(others.length)], random);
        if (found !== undefined) return found;
      }
      const own = under(name, random);
      if (own !== undefined) return own;
      const lower = name.toLowerCase();
      const longest = [...byName.keys()]
        .filter((known) => known.length >= shortestSuffix && lower.endsWith(known.toLowerCase()))
        .toSorted((a, b) => b.length - a.length)[0];
      return longest === undefined ? undefined : under(longest, random);
    },
  };
}
