/** A filter that is set. */
export interface SetCondition {
  /** Tells it from others, its value included. */
  readonly key: string;
  /** In the words of the screen: 「关键词「咖啡」」. */
  readonly text: string;
  /** How many rows there are without it, all others kept. */
  readonly countWithout: () => Promise<number>;
  readonly remove: () => void;
}

/** The condition that hides most, with the rows that come back without it where that was counted. */
export type MostSelective = Pick<SetCondition, 'text' | 'remove'> & { readonly count?: number };

/**
 * Which of the conditions hides most: the only one, or the one without which most rows are found. 'together' where
 * no single one is to blame; undefined while it is being counted, or where nothing is set.
 */
export function mostSelective(
  conditions: readonly SetCondition[],
  counts: readonly number[] | undefined,
): MostSelective | 'together' | undefined {
  const [only, ...others] = conditions;
  if (only === undefined) return undefined;
  if (others.length === 0) return only;
  if (counts === undefined) return undefined;
  const most = Math.max(...counts);
  const found = conditions[counts.indexOf(most)];
  if (most <= 0 || found === undefined) return 'together';
  return { text: found.text, remove: found.remove, count: most };
}

/** What a screen calls its filters: a name, or the name with the value. */
export type FilterNames<Address> = {
  readonly [Key in keyof Address]?: string | ((value: NonNullable<Address[Key]>) => string);
};

/** A filter in the words of the screen; a keyword is always called so. */
export function conditionText<Address>(
  names: FilterNames<Address>,
  key: keyof Address,
  value: unknown,
): string {
  const name: unknown = names[key];
  if (typeof name === 'function') return (name as (value: unknown) => string)(value);
  if (typeof name === 'string') return name;
  return `关键词「${String(value)}」`;
}
