import type { AreaFigures } from '@ooh/contract/domain/place-insight';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { cornersOf, type PoiAddress, type ScopeShapeKind } from './poi-address.ts';

type Delineation = CallOutput<'v1/places/delineate'>;

export interface ScopePlace {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

/** What a scope holds, whichever call found it. */
export interface ScopeFacts {
  readonly places: number;
  readonly sumSquareMeters: number;
  readonly unionSquareMeters: number;
  readonly overlapShare: number;
  readonly crowd: AreaFigures;
  readonly media: Delineation['reaches'][number]['media'];
  readonly positions: number;
  readonly lines: number;
  readonly positionRows: Delineation['positionRows'];
  readonly lineRows: Delineation['lineRows'];
  readonly total: number;
  readonly isSchematic: boolean;
  readonly covered: Delineation['covered'];
  readonly basis: Delineation['basis'];
}

export const usualRadius = 500;
export const usualMinutes = 10;
export const pageSize = 50;
/** Places that a curve is computed around. */
export const mostCurvePlaces = 500;

/** Places of a scope: those of a stored set, or of brands and key words. */
function useScopePlaces(cityCode: string, address: PoiAddress) {
  const brands = allParts(address.brand);
  const keyWords = allParts(address.kw);
  const { set } = address;
  const bySet = useCall('v1/place-sets/get', { placeSetId: set ?? '' }, { enabled: set !== undefined });
  const byBrand = useCall(
    'poi-analyse/getBrandPoi',
    { cityCode, brands },
    { enabled: set === undefined && brands.length > 0 },
  );
  const byWords = useCall(
    'poi-analyse/getKeyWords',
    { cityCode, keyWords },
    { enabled: set === undefined && brands.length === 0 && keyWords.length > 0 },
  );
  if (set !== undefined)
    return {
      kind: 'set' as const,
      name: bySet.data?.name ?? '',
      places: bySet.data?.entries,
      isClustered: false,
      error: bySet.error,
      retry: () => void bySet.refetch(),
    };
  const found = brands.length > 0 ? byBrand : byWords;
  const kind =
    brands.length > 0 ? ('brand' as const) : keyWords.length > 0 ? ('words' as const) : ('none' as const);
  return {
    kind,
    name: [...brands, ...keyWords].join('、'),
    places: kind === 'none' ? undefined : found.data?.map.points,
    isClustered: found.data?.map.isClustered ?? false,
    error: kind === 'none' ? null : found.error,
    retry: () => void found.refetch(),
  };
}

/** The scope that an address asks for, with its places; nothing until there is something to draw around. */
export function useScope(cityCode: string, address: PoiAddress) {
  const question = useCrowdQuestion(cityCode, address);
  const source = useScopePlaces(cityCode, address);
  const shape: ScopeShapeKind = address.shape ?? 'radius';
  const radius = address.r ?? usualRadius;
  const corners = cornersOf(address.path);
  const list = address.list ?? 'media';
  const page = { list, pageNo: address.page ?? 1, pageSize } as const;
  const points: ScopePlace[] = (source.places ?? []).map(({ name, lng, lat }) => ({
    name: name.slice(0, 60),
    lng,
    lat,
  }));
  const isByName = shape === 'radius' && (source.kind === 'brand' || source.kind === 'words');
  const brand = useCall(
    'poi-analyse/delineationBrand',
    { ...question, brands: allParts(address.brand), radiusMeters: radius, ...page },
    { keepPrevious: true, enabled: isByName && source.kind === 'brand' },
  );
  const words = useCall(
    'poi-analyse/delineationKeyWords',
    { ...question, keyWords: allParts(address.kw), radiusMeters: radius, ...page },
    { keepPrevious: true, enabled: isByName && source.kind === 'words' },
  );
  const around: Partial<CallInput<'v1/places/delineate'>> | null =
    shape === 'way'
      ? corners.length >= 2
        ? { way: corners, radiiMeters: [radius] }
        : null
      : shape === 'ring'
        ? corners.length >= 3
          ? { ring: corners }
          : null
        : source.kind === 'none' || points.length === 0
          ? null
          : {
              ...(source.kind === 'set' ? { placeSetId: address.set } : { places: points }),
              ...(shape === 'walk' ? { minutes: [address.min ?? usualMinutes] } : { radiiMeters: [radius] }),
            };
  const drawn = useCall(
    'v1/places/delineate',
    { ...question, ...around, ...page },
    { keepPrevious: true, enabled: !isByName && around !== null },
  );
  const named = source.kind === 'brand' ? brand : words;
  const call = isByName ? named : drawn;
  return {
    question,
    source,
    shape,
    radius,
    corners,
    points,
    targetAudience: question.targetAudience,
    facts: isByName ? factsOfNamed(named.data) : factsOfDrawn(around === null ? undefined : drawn.data),
    call,
    isAsked: isByName || around !== null,
    /** True where places were looked for, and there are none of the name. */
    isWithoutPlaces:
      shape !== 'way' && shape !== 'ring' && source.places?.length === 0 && !source.isClustered,
  };
}

function factsOfNamed(data: CallOutput<'poi-analyse/delineationBrand'> | undefined): ScopeFacts | undefined {
  if (data === undefined) return undefined;
  return {
    ...data,
    places: data.pois,
    positions: data.media.reduce((sum, { positions }) => sum + positions, 0),
    isSchematic: false,
    covered: [],
  };
}

function factsOfDrawn(data: Delineation | undefined): ScopeFacts | undefined {
  const reach = data?.reaches[0];
  return data === undefined || reach === undefined ? undefined : { ...reach, ...data };
}
