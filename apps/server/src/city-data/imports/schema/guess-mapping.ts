import type { ColumnMapping, ImportField } from './import-field.ts';
import { simplified } from './simplified.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-./()（）·【】[\]]/g, '');

/** Whether a column of this name surely holds a field. */
export const isSynonym = (field: ImportField, column: string): boolean => likeness(field, column) === 3;

/** 3: a synonym itself; 2: a synonym as part of the column, or the reverse, for words long enough; 0: no likeness. */
function likeness(field: ImportField, column: string): number {
  const name = bare(simplified(column));
  const words = field.synonyms.map(bare);
  if (words.includes(name)) return 3;
  const isPart = words.some(
    (word) => word.length >= 4 && name.length >= 4 && (name.includes(word) || word.includes(name)),
  );
  return isPart ? 2 : 0;
}

/**
 * The likeliest column of each field by its name. A column serves one field; exact synonyms go first, then
 * the order of the schema decides. A field is left out where another one says the same.
 */
export function guessMapping(fields: readonly ImportField[], columns: readonly string[]): ColumnMapping {
  const guessed: Record<string, string | null> = Object.fromEntries(fields.map(({ field }) => [field, null]));
  const free = new Set(columns);
  for (const wanted of [3, 2]) {
    for (const field of fields) {
      if (guessed[field.field] !== null || field.yieldsTo.some((other) => guessed[other])) continue;
      const column = [...free].find((candidate) => likeness(field, candidate) === wanted);
      if (column === undefined) continue;
      guessed[field.field] = column;
      free.delete(column);
    }
  }
  return guessed;
}
