import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

// Fields of search params. A number is accepted as its digits where a text is expected: the router reads `?q=2611` as a number.

const written = () => z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/** A non-empty text. */
export const text = (longest: number) => () =>
  z.pipe(written(), z.string().check(z.trim(), z.minLength(1), z.maxLength(longest)));

/** A text that matches a pattern. */
export const matching = (pattern: RegExp) => () =>
  z.pipe(written(), z.string().check(z.trim(), z.regex(pattern)));

/** The code of a region. */
export const adcode = () => matching(/^\d{6}$/);

/** A UUID. */
export const id = () => () => z.string().check(z.regex(/^[\w-]{1,60}$/));

/** An id of a place, or of an area. */
export const placeId = () => () => z.string().check(z.regex(/^[\w-]{1,80}$/));

/** A whole number from 1 to `most`. */
export const count = (most: number) => () =>
  z.coerce.number().check(z.refine(Number.isInteger), z.gte(1), z.lte(most));

/** A day of this century, YYYY-MM-DD. */
export const day = () => () =>
  z.string().check(
    z.regex(/^20\d\d-\d\d-\d\d$/),
    z.refine((value) => !Number.isNaN(Date.parse(value))),
  );

/** An hour of the day, 0 to 24. */
export const hour = () => () =>
  z.pipe(matching(/^\d{1,2}$/)(), z.transform(Number)).check(z.refine((value) => value <= 24));

/** One of the known values. */
export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  () =>
    z.literal([...values]);

/** One of the known numbers. */
export const oneNumberOf =
  <const Value extends number>(values: readonly Value[]) =>
  () =>
    z.pipe(z.coerce.number(), z.literal([...values]));

/** Set or absent. */
export const flag = () => () =>
  z.pipe(
    z.literal([true, 'true']),
    z.transform((): boolean => true),
  );

const notEmpty = () => z.string().check(z.minLength(1));

/** Known values, comma-separated, each once and in the order of `known`. */
export const listOf = (known: readonly string[]) => () =>
  z.pipe(
    z.pipe(
      text(200)(),
      z.transform((list) => {
        const wanted = list.split(',');
        return known.filter((value) => wanted.includes(value)).join(',');
      }),
    ),
    notEmpty(),
  );

/** Parts of one form, comma-separated: each once, and the first `most` of them. */
export const codes = (pattern: RegExp, most: number, longest: number) => () =>
  z.pipe(
    z.pipe(
      text(longest)(),
      z.transform((list) =>
        [...new Set(list.split(','))]
          .filter((part) => pattern.test(part))
          .slice(0, most)
          .join(','),
      ),
    ),
    notEmpty(),
  );

/** Texts of an array, each once, and the first `most` of them. */
export const severalOf = (field: ReturnType<typeof text>, most: number) => () =>
  z.pipe(
    z.pipe(
      z.array(orElse(z.optional(field()), undefined)),
      z.transform((texts) => [...new Set(texts.filter((value) => value !== undefined))].slice(0, most)),
    ),
    z.array(z.string()).check(z.minLength(1)),
  );

/** A column key, with a minus for descending. */
export const sortBy = (keys: readonly string[]) => () =>
  text(40)().check(z.refine((sort) => keys.includes(sort.replace(/^-/, ''))));

/** Both days in their order, or none. */
export function settlePeriod<Address extends { readonly from?: string; readonly to?: string }>(
  address: Address,
): Address {
  const { from, to } = address;
  const stands = from !== undefined && to !== undefined && from <= to;
  return stands ? address : { ...address, from: undefined, to: undefined };
}
