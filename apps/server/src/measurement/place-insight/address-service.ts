import { mostGeocodedRows, type KnownPlace } from '@ooh/contract/domain/known-place';
import { toWgs84 } from '@ooh/geo/point';
import type { Config } from '../../platform/config/config.ts';
import { cityName } from '../../reference/region/regions.ts';

const patienceMilliseconds = 4000;
const atOnce = 4;
/** Addresses asked in one request of a user. */
const mostAsked = Math.min(200, mostGeocodedRows);
/** Of an answer of the service: it knows the place, not how well. */
export const serviceScore = 0.85;

interface ServiceAnswer {
  readonly status?: string;
  readonly geocodes?: readonly {
    readonly formatted_address?: string;
    readonly location?: string;
    readonly district?: unknown;
  }[];
}

function placeOf({ geocodes }: ServiceAnswer): KnownPlace | null {
  const [first] = geocodes ?? [];
  const [lng, lat] = (first?.location ?? '').split(',').map(Number);
  if (first === undefined || !Number.isFinite(lng) || !Number.isFinite(lat)) return null;
  const point = toWgs84('GCJ02', lng, lat);
  const name = first.formatted_address ?? '';
  const districtName = typeof first.district === 'string' && first.district !== '' ? first.district : null;
  return {
    kind: 'geocoder',
    placeId: null,
    name,
    address: name,
    districtName,
    lng: point.lng,
    lat: point.lat,
  };
}

/**
 * Asks the configured address service (AMap's geocoder or one that speaks like it) for addresses of a city, in their
 * order; null for those that it does not know, does not answer in time, or that are beyond the limit.
 */
export async function askAddressService(
  { geocoderKey, geocoderUrl }: Pick<Config, 'geocoderKey' | 'geocoderUrl'>,
  cityCode: string,
  addresses: readonly string[],
  request: typeof fetch = fetch,
): Promise<(KnownPlace | null)[]> {
  const answers: (KnownPlace | null)[] = addresses.map(() => null);
  if (geocoderKey === null) return answers;
  const ask = async (index: number) => {
    const url = new URL(geocoderUrl);
    url.searchParams.set('address', addresses[index]);
    url.searchParams.set('city', cityName(cityCode));
    url.searchParams.set('key', geocoderKey);
    try {
      const answer = await request(url, {
        signal: AbortSignal.timeout(patienceMilliseconds),
        redirect: 'error',
      });
      if (answer.ok) answers[index] = placeOf((await answer.json()) as ServiceAnswer);
    } catch {
      // The row stays unknown, and its user is told so.
    }
  };
  const waiting = [...addresses.keys()].slice(0, mostAsked).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const index of waiting) await ask(index);
    }),
  );
  return answers;
}
