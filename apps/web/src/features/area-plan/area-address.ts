/** Everything of the two screens that their addresses restore. */
export interface AreaAddress {
  readonly planId?: string;
  /** Area whose positions are listed. */
  readonly area?: string;
  readonly q?: string;
  readonly medium?: number;
  /** Position that was picked on the map: the list shows it alone. */
  readonly position?: string;
  readonly chosen?: boolean;
  readonly page?: number;
}

const textOf = (value: unknown, longest: number): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text.length > longest ? undefined : text;
};

const countOf = (value: unknown): number | undefined => {
  const count = Number(value);
  return Number.isInteger(count) && count > 0 && count < 100_000 ? count : undefined;
};

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseAreaAddress(search: Readonly<Record<string, unknown>>): AreaAddress {
  const planId = textOf(search.planId, 40);
  return {
    planId: planId !== undefined && /^[\w-]+$/.test(planId) ? planId : undefined,
    area: textOf(search.area, 80),
    q: textOf(search.q, 60),
    medium: countOf(search.medium),
    position: textOf(search.position, 80),
    chosen: search.chosen === true || search.chosen === 'true' ? true : undefined,
    page: countOf(search.page),
  };
}
