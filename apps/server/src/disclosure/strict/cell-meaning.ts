import type { CrowdRole } from '@ooh/contract/domain/place-insight';
import { cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { Measure } from './figure-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Where in an answer a figure stands: whom it is of. */
export interface Scope {
  readonly cityCode: string | null;
  /** Figures of one neighbourhood are held against one another; what has no middle, like drawn areas, by city. */
  readonly place: string;
  /** What tells the things of a neighbourhood apart. */
  readonly names: readonly string[];
  readonly role: CrowdRole;
  readonly hour: number | null;
}

/** People are counted in cells of 9; of one small place they are those of the cell of its middle. */
const [countedResolution, neighbourhoodResolution] = [9, 8];
const drawn = 'drawn';
/** People of the city as a whole. */
export const wholeCity = 'whole city';

const neighbourhood = ([lng, lat]: readonly [number, number]): string =>
  `cell ${cellParent(cellOf(wgs84(lng, lat), countedResolution), neighbourhoodResolution)}`;

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

function placeOf(node: Fields, scope: Scope): string {
  const { center, lng, lat, name, districtName, fromDistrict, toDistrict, scene, aoiType } = node;
  if (typeof fromDistrict === 'string') return `commute ${fromDistrict} ${String(toDistrict)}`;
  if (typeof node['districtId'] === 'string' || (Array.isArray(node['hours']) && 'portrait' in node))
    return `district ${String(name)}`;
  if (typeof districtName === 'string' && name === districtName) return `district ${districtName}`;
  if (isPoint(center))
    // Who comes to a place from a district is no crowd of the district.
    return 'areaId' in node ? neighbourhood(center) : `${scope.place} from ${String(districtName)}`;
  if (typeof lng === 'number' && typeof lat === 'number') return neighbourhood([lng, lat]);
  if (typeof scene === 'string' || typeof aoiType === 'string') return `scene ${String(scene ?? aoiType)}`;
  return scope.place;
}

const namingFields = ['areaId', 'districtId', 'fenceId', 'radiusMeters', 'labelId', 'segmentId', 'day'];

/** The scope inside an object of an answer. */
export function scopeInside(node: Fields, scope: Scope): Scope {
  const { cityCode, role, hour } = node;
  const own = namingFields.flatMap((field) => {
    const value = node[field];
    return typeof value === 'string' || typeof value === 'number' ? [`${field} ${value}`] : [];
  });
  return {
    cityCode: typeof cityCode === 'string' ? cityCode : scope.cityCode,
    place: placeOf(node, scope),
    names: own.length === 0 ? scope.names : [...scope.names, ...own],
    role: typeof role === 'string' ? (role as CrowdRole) : scope.role,
    hour: typeof hour === 'number' ? hour : scope.hour,
  };
}

/** The scope of an answer as a whole. */
export function scopeOf(input: Fields, answer: Fields): Scope {
  const part = (name: string): Fields => (answer[name] ?? {}) as Fields;
  const cityCode = input['cityCode'] ?? answer['cityCode'] ?? part('item')['cityCode'];
  // A place by its number is the same place in every answer.
  const { center, areaId } = 'aoi' in answer ? part('aoi') : answer;
  return {
    cityCode: typeof cityCode === 'string' ? cityCode : null,
    place: isPoint(center) ? neighbourhood(center) : drawn,
    names: isPoint(center) ? [`areaId ${String(areaId)}`] : [],
    role: (input['role'] as CrowdRole | undefined) ?? 'present',
    hour: null,
  };
}

/** What of a question does not change whom a figure counts: pages, order, what is looked for around. */
const looks = new Set(
  `pageNo pageSize limit orderBy sortBy order isAscending ascending bounds keyword onlyChosen list unit
  bufferMeters peopleWeight placeWeight costWeight`.split(/\s+/),
);
const audienceFields = ['targetAudience', 'orderId', 'itemId', 'planId', 'segment'];
const timeFields = ['month', 'dayType', 'fromHour', 'toHour'];

const chosen = (input: Fields, names: readonly string[]) => names.map((name) => [name, input[name] ?? null]);

/** The same audience however its labels are listed. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(inOrder);
    return parts.every((part) => typeof part === 'number')
      ? [...new Set(parts)].sort((a, b) => a - b)
      : parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

const measureOfRole = {
  present: 'present',
  residents: 'residents',
  workers: 'workers',
  visitors: 'visitors',
};
const timeless = new Set(['residents', 'workers', 'audience']);

/** What a figure counts, in words that are the same for the same people, and the place it is held against. */
export function meaningOf(
  input: Fields,
  scope: Scope,
  measure: Measure,
  isAudience: boolean,
): { readonly place: string; readonly meaning: string } {
  const kind = measure === 'role' ? measureOfRole[scope.role] : measure;
  const hours = scope.hour === null ? {} : { fromHour: scope.hour, toHour: scope.hour + 1 };
  const asked = { ...input, ...hours };
  const isOfAudience = isAudience || scope.place.startsWith('scene ');
  const others = Object.keys(input).filter((name) => !looks.has(name));
  const parts =
    scope.place === drawn
      ? chosen(asked, others.sort())
      : [
          ...(timeless.has(kind) ? [] : chosen(asked, timeFields)),
          ...(isOfAudience ? chosen(asked, audienceFields) : []),
        ];
  return {
    place: `${scope.place} ${kind}`,
    meaning: JSON.stringify([scope.names, scope.hour, inOrder(parts)]),
  };
}

/** The question as a whole: asked twice it is one. */
export function questionOf(call: string, input: Fields): string {
  return JSON.stringify([call, inOrder(input)]);
}
