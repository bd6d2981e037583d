import type { z } from 'zod';

/** What a schema takes, as far as names go: fields of objects, items of lists; null where any value may stand. */
export type InputShape =
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, InputField> }
  | { readonly kind: 'list'; readonly item: () => InputShape }
  | null;

export interface InputField {
  readonly isRequired: boolean;
  readonly isList: boolean;
  /** Read when it is needed: schemas may contain themselves. */
  readonly shape: () => InputShape;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const definitionOf = (schema: z.ZodType): Definition => schema._zod.def;

/** The schema that looks at the value itself, behind defaults, preparations and conversions. */
function innermost(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: into, out } = definitionOf(schema);
  if (innerType !== undefined) return innermost(innerType);
  if (type !== 'pipe' || into === undefined || out === undefined) return schema;
  return innermost(definitionOf(into).type === 'transform' ? out : into);
}

const fieldOf = (schema: z.ZodType): InputField => ({
  isRequired: !schema.safeParse(undefined).success,
  isList: definitionOf(innermost(schema)).type === 'array',
  shape: once(() => inputShape(schema)),
});

function once<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: read() }).value;
}

/** What either of several schemas takes; null as soon as one of them takes anything. */
function joined(schemas: readonly z.ZodType[]): InputShape {
  const fields = new Map<string, InputField>();
  for (const shape of schemas.map(inputShape)) {
    if (shape?.kind !== 'object') return null;
    for (const [name, field] of shape.fields) {
      const other = fields.get(name);
      // Alternatives name a field with different meanings: what stands in it is left to the schema.
      fields.set(name, other === undefined ? field : { ...field, shape: () => null });
    }
  }
  return { kind: 'object', fields };
}

/** Reads the names that a schema takes. */
export function inputShape(schema: z.ZodType): InputShape {
  const definition = definitionOf(innermost(schema));
  const { type, shape, catchall, element, left, right, options } = definition;
  if (type === 'object' && shape !== undefined && catchall === undefined) {
    const fields = Object.entries(shape).map(([name, field]) => [name, fieldOf(field)] as const);
    return { kind: 'object', fields: new Map(fields) };
  }
  if (type === 'array' && element !== undefined)
    return { kind: 'list', item: once(() => inputShape(element)) };
  if (left !== undefined && right !== undefined) return joined([left, right]);
  return options === undefined ? null : joined(options);
}
