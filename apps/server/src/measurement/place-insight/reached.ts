import type { LineNetwork } from '../../city-data/bus-line/line-network.ts';
import type { AreaCrowd } from '../engine/work/area-tally.ts';
import type { CityMedia, RateCard } from './city-media.ts';
import type { LineNearby } from './lines-nearby.ts';
import type { PositionNearby } from './nearby-positions.ts';

/** A city's media with what they cost and its lines. */
export interface Supply {
  readonly media: CityMedia;
  readonly rates: RateCard;
  readonly network: LineNetwork | null;
}

/** What one radius, number of minutes or polygon holds. */
export interface Reached {
  readonly radiusMeters: number;
  readonly minutes: number | null;
  readonly sumSquareMeters: number;
  readonly unionSquareMeters: number;
  readonly crowd: AreaCrowd;
  readonly near: readonly PositionNearby[];
  readonly lines: readonly LineNearby[];
}
