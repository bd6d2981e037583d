import { createHash } from 'node:crypto';

/**
 * The ids by which a simulated person is known outside: his number, and a telephone number of a range that is
 * given to nobody (real mobile numbers begin with 13–19). Persons beyond the range have the number alone.
 */
export function personIds(cityCode: string, person: number): string[] {
  const number = `${cityCode}-${String(person).padStart(7, '0')}`;
  const phonesOfCity = 100_000;
  if (person >= phonesOfCity) return [number];
  return [number, `10${cityCode.slice(0, 4)}${String(person).padStart(5, '0')}`];
}

/** SHA-256 of a text as 64 lower-case hexadecimal digits: the form in which ids are uploaded. */
export function idHash(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Panel persons by the hashes of their ids; only hashes that are asked for are kept. */
export function matchPersons(
  cityCode: string,
  personCount: number,
  wanted: ReadonlySet<string>,
): { persons: Set<number>; matchedIds: number } {
  const persons = new Set<number>();
  let matchedIds = 0;
  for (let person = 0; person < personCount; person++) {
    for (const id of personIds(cityCode, person)) {
      if (!wanted.has(idHash(id))) continue;
      persons.add(person);
      matchedIds++;
    }
  }
  return { persons, matchedIds };
}
