/**
 * Where the placements of a demonstration were seen: positions of their medium in the city. All of it is synthetic
 * (示例). The units and the amount of a placement are divided over its sightings without rest. The same input gives the
 * same sightings.
 */
import { hashText } from '@ooh/reference/text-hash';
import type { DemoPlacement } from './competitor-placements.ts';

/** A position of a medium, or the middle of a line. */
export interface SightingPlace {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

export interface DemoSighting {
  readonly sightingId: string;
  readonly placementId: string;
  readonly placeName: string;
  readonly lng: number;
  readonly lat: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
  readonly units: number;
  readonly spendFen: number;
  readonly creativeKey: string;
}

const mostSightings = 8;
/** Creatives of a brand in a season. */
const creatives = 3;

/** Season of a day: year and quarter, 2026Q4. */
const seasonOf = (day: string): string => `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Sightings of some placements, 1–8 each, as far as the city has places of the medium. */
export function sightingsOf(
  placements: readonly DemoPlacement[],
  placesOf: (mediumId: number) => readonly SightingPlace[],
): DemoSighting[] {
  return placements.flatMap((placement) => {
    const places = placesOf(placement.mediumId);
    const { placementId, brandId, firstSeen, lastSeen, units, spendFen } = placement;
    const random = hashText(placementId);
    const count = Math.min(1 + (random % mostSightings), units, places.length);
    const season = seasonOf(firstSeen);
    return Array.from({ length: count }, (_, n) => {
      // Neighbouring numbers of a list in no order are spread over the city and never the same.
      const place = places[(random + n) % places.length];
      return {
        sightingId: `${placementId}-${n + 1}`,
        placementId,
        placeName: place.name,
        lng: place.lng,
        lat: place.lat,
        firstSeen,
        lastSeen,
        units: partOf(units, count, n),
        spendFen: partOf(spendFen, count, n),
        creativeKey: `${brandId}|${season}|${(random >>> 8) % creatives}`,
      };
    });
  });
}

/** The nth of some equal parts of a whole number, which together give all of it. */
function partOf(whole: number, parts: number, n: number): number {
  return Math.floor((whole * (n + 1)) / parts) - Math.floor((whole * n) / parts);
}
