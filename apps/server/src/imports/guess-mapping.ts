import { busLineFields, type BusLineField, type ColumnMapping, type ImportField } from './bus-line-schema.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-./()（）·【】[\]]/g, '');

/** 3: a synonym itself; 2: a synonym as part of the column, or the reverse, for words long enough; 0: no likeness. */
function likeness(field: ImportField, column: string): number {
  const name = bare(column);
  const words = field.synonyms.map(bare);
  if (words.includes(name)) return 3;
  const isPart = words.some(
    (word) => word.length >= 4 && name.length >= 4 && (name.includes(word) || word.includes(name)),
  );
  return isPart ? 2 : 0;
}

/**
 * The likeliest column of each field by its name. A column serves one field; exact synonyms go first, then
 * the order of the schema decides.
 */
export function guessMapping(columns: readonly string[]): ColumnMapping {
  const guessed: Partial<Record<BusLineField, string | null>> = {};
  const free = new Set(columns);
  for (const wanted of [3, 2]) {
    for (const field of busLineFields) {
      if (guessed[field.field]) continue;
      const column = [...free].find((candidate) => likeness(field, candidate) === wanted);
      if (column === undefined) continue;
      guessed[field.field] = column;
      free.delete(column);
    }
  }
  return Object.fromEntries(
    busLineFields.map(({ field }) => [field, guessed[field] ?? null]),
  ) as unknown as ColumnMapping;
}

/** Required fields without a column. */
export function missingFields(mapping: ColumnMapping): ImportField[] {
  return busLineFields.filter(({ field, isRequired }) => isRequired && mapping[field] === null);
}
