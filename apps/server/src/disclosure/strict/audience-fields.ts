import { basis, figure } from '@ooh/contract/domain/figure';
import type { z } from 'zod';

/** A field of an answer that may describe people. */
export interface SchemaField {
  /** Its name; for list items the name of the list. */
  readonly name: string;
  readonly path: readonly string[];
  readonly kind: 'figure' | 'number' | 'basis';
}

interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const figureFields = Object.keys(figure.shape).sort().join();

/** A figure with its interval, in a schema or in an answer. */
export function isFigureShape(shape: object): boolean {
  return Object.keys(shape).sort().join() === figureFields;
}

const basisFields = Object.keys(basis.shape).filter((name) => name !== 'isNoised');

/** A 口径, in a schema or in an answer. */
export function isBasisShape(shape: object): boolean {
  return basisFields.every((name) => name in shape);
}

/** The 口径 of noised figures. The published population of a city is given in whole people. */
export const noisedBasis = <Part extends { readonly universePersons?: unknown }>(basis: Part) => ({
  ...basis,
  universePersons: Math.round(Number(basis.universePersons)),
  isNoised: true,
});

function collect(
  schema: z.ZodType,
  path: readonly string[],
  above: readonly z.ZodType[],
  fields: SchemaField[],
): void {
  // A recursive schema contains nothing new at deeper levels.
  if (above.includes(schema)) return;
  const found = (kind: SchemaField['kind']) => void fields.push({ name: path.at(-1) ?? '', path, kind });
  const { type, shape, ...rest } = schema._zod.def as unknown as Definition;
  if (type === 'number') return found('number');
  if (shape !== undefined && isFigureShape(shape)) return found('figure');
  if (shape !== undefined && isBasisShape(shape)) return found('basis');
  const inside = [...above, schema];
  for (const [name, field] of Object.entries(shape ?? {})) collect(field, [...path, name], inside, fields);
  for (const inner of [rest.element, rest.valueType, rest.innerType, rest.out, ...(rest.options ?? [])])
    if (inner !== undefined) collect(inner, path, inside, fields);
}

/** All numbers, figures and 口径 in a schema; numbers in tuples are points of the map. */
export function fieldsOf(schema: z.ZodType): SchemaField[] {
  const fields: SchemaField[] = [];
  collect(schema, [], [], fields);
  return fields;
}

const ofPeople =
  /person|people|reach|contact|impression|exposure|concentration|tgi|visitor|frequency|uplift|rider|matched|tashare/i;

/** Whether an answer of this schema may describe people. */
export function mayDescribePeople(schema: z.ZodType): boolean {
  return fieldsOf(schema).some(({ name, kind }) => kind !== 'number' || ofPeople.test(name));
}
