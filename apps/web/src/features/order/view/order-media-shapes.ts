import type { CallOutput } from '@ooh/contract/registry';
import type { MapPoint } from '../../../map/prepare-points.ts';

type Media = CallOutput<'media-order-match-detail/getMediaByOrderMapData'>;

/** Positions of an order in a city, to be drawn; none while they are read. */
export const pointsOfMedia = (media: Media | undefined): MapPoint[] =>
  (media?.points ?? []).map(({ itemId, lng, lat, name }) => ({
    id: itemId,
    name,
    at: [lng, lat] as const,
    kind: 'place' as const,
  }));

/** Ways of the lines of an order in a city, to be drawn in one colour. */
export const waysOfMedia = (media: Media | undefined, colour: string) =>
  (media?.lines ?? []).map(({ lineId, shape }) => ({ id: lineId, shape, colour }));
