import type { CrowdRole } from '@ooh/contract/domain/crowd-names';
import { cellOf, cellParent } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';

export type Fields = Readonly<Record<string, unknown>>;

/** How the places of a family lie to each other, which bounds how many of them one person can be in. */
export type Partition = 'city' | 'district' | 'scene' | 'grid' | 'place' | 'drawn';

/** Position of a figure in an answer, which determines the people it counts. */
export interface Scope {
  readonly cityCode: string | null;
  readonly partition: Partition;
  /** Answers about one neighbourhood are compared with each other; drawn areas by city. */
  readonly place: string;
  /** Identifies an object within a neighbourhood. */
  readonly names: readonly string[];
  /** Parts that are asked about apart and may overlap, such as fences, radii or segments of an audience. */
  readonly parts: readonly string[];
  readonly role: CrowdRole;
  readonly hour: number | null;
  readonly day: number | null;
}

/** Places are compared within a cell of resolution 8. */
const [countedResolution, neighbourhoodResolution] = [9, 8];

/** The city as a whole. */
export const wholeCity = { partition: 'city', place: 'whole city', names: [] } as const;
const drawn = { partition: 'drawn', place: 'drawn', names: [] } as const;

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** Areas of the map's grid are named by their cell. */
const isGridCell = (areaId: string): boolean => /^8[0-9a-f]{14}$/.test(areaId);

type Placed = Pick<Scope, 'partition' | 'place' | 'names'>;

function around([lng, lat]: readonly [number, number], name: string): Placed {
  const cell = cellParent(cellOf(wgs84(lng, lat), countedResolution), neighbourhoodResolution);
  return { partition: isGridCell(name) ? 'grid' : 'place', place: `cell ${cell}`, names: [name] };
}

const district = (name: unknown): Placed => ({
  partition: 'district',
  place: `district ${String(name)}`,
  names: [],
});

/** The place that an object of an answer is about; undefined where it is that of the object around it. */
function placeOf(node: Fields): Placed | undefined {
  const { center, lng, lat, name, districtName, scene, aoiType, areaId } = node;
  if (typeof node['districtId'] === 'string') return district(name);
  if (Array.isArray(node['hours']) && 'portrait' in node) return district(name);
  if (typeof districtName === 'string' && name === districtName) return district(name);
  if (isPoint(center) && typeof areaId === 'string') return around(center, areaId);
  if (typeof lng === 'number' && typeof lat === 'number') return around([lng, lat], `${lng},${lat}`);
  if (typeof scene === 'string' || typeof aoiType === 'string')
    return { partition: 'scene', place: `scene ${String(scene ?? aoiType)}`, names: [] };
  return undefined;
}

const partFields = ['fenceId', 'radiusMeters', 'segmentId'];

const numberOr = (value: unknown, otherwise: number | null): number | null =>
  typeof value === 'number' ? value : otherwise;

/** The scope inside an object of an answer. */
export function scopeInside(node: Fields, scope: Scope): Scope {
  const { cityCode, role } = node;
  const placed = placeOf(node) ?? scope;
  const own = partFields.flatMap((field) =>
    node[field] === undefined ? [] : [`${field} ${String(node[field])}`],
  );
  return {
    cityCode: typeof cityCode === 'string' ? cityCode : scope.cityCode,
    partition: placed.partition,
    place: placed.place,
    names: placed.names,
    parts: [...scope.parts, ...own],
    role: typeof role === 'string' ? (role as CrowdRole) : scope.role,
    hour: numberOr(node['hour'], scope.hour),
    day: numberOr(node['day'], scope.day),
  };
}

/** The scope of an answer as a whole. */
export function scopeOf(input: Fields, answer: Fields, isOfCity: boolean): Scope {
  const part = (name: string): Fields => (answer[name] ?? {}) as Fields;
  const cityCode = input['cityCode'] ?? answer['cityCode'] ?? part('item')['cityCode'];
  // A place id means the same place in every answer.
  const { center, areaId } = 'aoi' in answer ? part('aoi') : answer;
  const placed = isPoint(center) && typeof areaId === 'string' ? around(center, areaId) : drawn;
  return {
    cityCode: typeof cityCode === 'string' ? cityCode : null,
    ...(isOfCity ? wholeCity : placed),
    parts: [],
    role: (input['role'] as CrowdRole | undefined) ?? 'present',
    hour: null,
    day: null,
  };
}
