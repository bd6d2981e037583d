/**
 * A value that an invariant outside its type guarantees: a map filled for all keys, a column that rows of a kind have.
 * `what` names the invariant, `key` the one of many that is meant. Throws an Error `no <what>`, `no <what> for <key>`.
 */
export function certain<Value>(value: Value, what: string, key?: string | number): NonNullable<Value> {
  if (value === null || value === undefined)
    throw new Error(key === undefined ? `no ${what}` : `no ${what} for ${key}`);
  return value;
}
