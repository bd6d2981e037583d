import type { CrowdRole } from '@ooh/contract/domain/crowd-names';
import { cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import type { Measure } from './figure-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Position of a figure in an answer, which determines the people it counts. */
export interface Scope {
  readonly cityCode: string | null;
  /** Figures of one neighbourhood are compared with each other; areas without a centre, such as drawn ones, by city. */
  readonly place: string;
  /** Identifies an object within a neighbourhood. */
  readonly names: readonly string[];
  readonly role: CrowdRole;
  readonly hour: number | null;
}

/** People are counted in cells of resolution 9; those of a small place are those of the cell of its centre. */
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
    // People who visit a place from a district are not the people of the district.
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
  // A place id means the same place in every answer.
  const { center, areaId } = 'aoi' in answer ? part('aoi') : answer;
  return {
    cityCode: typeof cityCode === 'string' ? cityCode : null,
    place: isPoint(center) ? neighbourhood(center) : drawn,
    names: isPoint(center) ? [`areaId ${String(areaId)}`] : [],
    role: (input['role'] as CrowdRole | undefined) ?? 'present',
    hour: null,
  };
}

/** Input fields that do not change whom a figure counts: paging, sorting, search of surroundings. */
const looks = new Set(
  `pageNo pageSize limit orderBy sortBy order isAscending ascending bounds keyword onlyChosen list unit
  bufferMeters peopleWeight placeWeight costWeight`.split(/\s+/),
);
const audienceFields = ['targetAudience', 'orderId', 'itemId', 'planId', 'segment'];
const timeFields = ['month', 'dayType', 'fromHour', 'toHour'];

const chosen = (input: Fields, names: readonly string[]) => names.map((name) => [name, input[name] ?? null]);

/** A canonical audience, independent of the order of its labels. */
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

/** A canonical key of what a figure counts, equal for the same people, and the place with which it is compared. */
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

/** Key of the whole question: a repetition counts once. */
export function questionOf(call: string, input: Fields): string {
  return JSON.stringify([call, inOrder(input)]);
}
