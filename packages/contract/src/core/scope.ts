import { certain } from './certain.ts';
import type { Permit } from './endpoint.ts';
import type { PermissionGroupPath } from '../permission/permission-structure.ts';

/** Data of cities and media: every user receives only what the grants of their groups cover. */
export interface CityMediaScope<Answer = never, Input = never> {
  /** The groups whose grants open the data; without them, all groups of the permit do. */
  readonly grants?: PermissionGroupPath | readonly PermissionGroupPath[];
  /** The medium of the facts if neither answer nor input names one; null if any medium opens the city. */
  readonly medium?: number | null;
  /**
   * Parts of an answer that each belong to one pair, without sums over several pairs. City and medium are the fields
   * `cityCode` and `mediumId` of each part, or else of the input.
   */
  facts?(answer: Answer, input: Input): readonly object[];
}

/**
 * Whose data a call returns or changes. reference: the same for every permitted user. own: of the user's account, or of
 * the object of a link's key. platform: of the whole installation. city-media: of the user's granted pairs. Calls that
 * name a city or medium but return no data of one state the reason.
 */
export type Scope<Answer = never, Input = never> =
  | 'reference'
  | 'own'
  | 'platform'
  | 'city-media'
  | { readonly reference: string }
  | { readonly own: string }
  | CityMediaScope<Answer, Input>;

/** A part of an answer about one city and medium; without a medium, about the city with any media. */
export interface Fact {
  readonly city: string;
  readonly medium: number | null;
  readonly text: string;
}

export type ScopeKind = 'reference' | 'own' | 'platform' | 'city-media';

export function scopeKindOf(scope: Scope): ScopeKind {
  if (typeof scope === 'string') return scope;
  return 'reference' in scope ? 'reference' : 'own' in scope ? 'own' : 'city-media';
}

const isGroup = (path: string) => path.endsWith('.isEnabled');

/** The groups whose grants open the data of a call. */
export function grantsOf({
  scope,
  permit,
}: {
  scope: Scope;
  permit: Permit;
}): readonly PermissionGroupPath[] {
  const grants = cityMediaOf(scope)?.grants;
  if (grants !== undefined) return typeof grants === 'string' ? [grants] : grants;
  if (typeof permit === 'string') return [];
  return permit.anyOf
    .filter(isGroup)
    .map((path) => path.slice(0, -'.isEnabled'.length) as PermissionGroupPath);
}

/** The declaration of a call with data of cities and media; undefined for other calls. */
export function cityMediaOf(scope: Scope): CityMediaScope<unknown, unknown> | undefined {
  if (scopeKindOf(scope) !== 'city-media') return undefined;
  return scope === 'city-media' ? {} : (scope as CityMediaScope<unknown, unknown>);
}

interface Placed {
  readonly cityCode?: string;
  readonly mediumId?: number | string;
}

/** Objects that an answer is about besides city and medium: the same row of two orders is two facts. */
const subjects = ['orderId', 'planId'] as const;

/** The facts of an answer, by the declaration of its call. Throws RangeError where a part has no city or no medium. */
export function factsOf(
  { facts, medium: fixed }: CityMediaScope<unknown, unknown>,
  answer: unknown,
  input: object,
): Fact[] {
  const asked = input as Placed & Record<string, unknown>;
  const about = subjects.filter((name) => asked[name] !== undefined).map((name) => asked[name]);
  return certain(facts, 'facts of a call')(answer, input).map((part) => {
    const { cityCode: city = asked.cityCode, mediumId = asked.mediumId } = part as Placed;
    const medium = fixed === undefined ? mediumId : fixed;
    if (city === undefined || medium === undefined)
      throw new RangeError(`a part names no city or no medium: ${JSON.stringify(part)}`);
    return { city, medium: medium === null ? null : Number(medium), text: JSON.stringify([...about, part]) };
  });
}
