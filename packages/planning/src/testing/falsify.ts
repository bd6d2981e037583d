type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)];

/** Values that may be written where a number, a list or a part of a tree is expected. */
const ODD: readonly unknown[] = [
  0,
  -0,
  -1,
  0.5,
  1,
  255,
  256,
  1025,
  2 ** 31,
  2 ** 53,
  1e-300,
  1e15,
  1e300,
  1.7e308,
  -1e300,
  null,
  true,
  '',
  '0',
  'length',
  'constructor',
  '__proto__',
  [],
  {},
  [[]],
  { tangent: 'length' },
  { tangent: 0, up: 1 },
  { single: true },
  { empty: true },
  { tried: 0 },
];

interface Place {
  readonly in: Record<string, unknown>;
  readonly at: string;
}

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found;
  for (const at of Object.keys(value)) {
    found.push({ in: value as Record<string, unknown>, at });
    placesIn((value as Record<string, unknown>)[at], found);
  }
  return found;
}

/** A copy of a serialised certificate with a few fields changed, removed or swapped. */
export function falsified<Written extends object>(certificate: Written, random: Random): Written {
  const copy = JSON.parse(JSON.stringify(certificate)) as Written & { proof?: unknown };
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
    // Half of the changes are to the proof, which determines whether the bound is valid.
    const places = placesIn(random() < 0.5 ? copy.proof : copy);
    if (places.length === 0) continue;
    const { in: holder, at } = pick(random, places);
    const old = holder[at];
    const way = random();
    if (typeof old === 'number' && way < 0.5)
      holder[at] = old * pick(random, [-1, 0, 0.5, 0.999, 1.001, 2, 1e6, 1e290]);
    else if (Array.isArray(old) && way < 0.3) old.push(...(old.length > 0 ? [pick(random, old)] : [0]));
    else if (way < 0.6) delete holder[at];
    else if (way < 0.7) holder[at] = structuredClone(pick(random, places).in);
    else holder[at] = structuredClone(pick(random, ODD));
  }
  return copy;
}
