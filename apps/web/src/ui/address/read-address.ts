import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

// The content security policy forbids code generated at run time.
z.config({ jitless: true });

/** Search params of a URL, of any shape. */
export type Search = Readonly<Record<string, unknown>>;

/** Makes the schema of a search param. Every page declares its fields as the application starts; one page reads them. */
export type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = () => Schema;
export type Fields = Readonly<Record<string, Field>>;

/** Parsed search params: a missing or invalid field is undefined. */
export type ReadOf<Shape extends Fields> = {
  readonly [Name in keyof Shape]?: z.output<ReturnType<Shape[Name]>> | undefined;
};

export interface ReadingOptions<Address> {
  /** Older names of fields, read where the field itself is absent. */
  readonly alias?: { readonly [Name in keyof Address]?: string };
  /** Rules between fields. */
  readonly settle?: (address: Address) => Address;
}

/** A reader of search params by the schema of each field. Accepts any URL and never throws. */
export function addressReader<Shape extends Fields>(
  fields: Shape,
  { alias = {}, settle = (address) => address }: ReadingOptions<ReadOf<Shape>> = {},
): (search: Search) => ReadOf<Shape> {
  const make = () =>
    z.object(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, orElse(z.optional(field()), undefined)]),
      ),
    );
  let schema: ReturnType<typeof make> | undefined;
  const names = Object.entries<string | undefined>(alias);
  return (search) => {
    const older = Object.fromEntries(
      names.flatMap(([name, before]) =>
        before === undefined ? [] : [[name, search[name] ?? search[before]]],
      ),
    );
    schema ??= make();
    return settle(z.parse(schema, { ...search, ...older }) as ReadOf<Shape>);
  };
}
