import { expect, test } from 'vitest';
import type { CityData, CurrentRelease } from '../../city-data/release/city-data.ts';
import { mediaBasis, mediaKindsOf } from './media-basis.ts';

const release = (kind: CurrentRelease['kind']): CurrentRelease => ({
  kind,
  releaseId: kind,
  releaseNo: `R-${kind}`,
  source: kind,
  isDemo: false,
  revision: 1,
});
const city: CityData = {
  cityCode: '440300',
  panel: release('panel'),
  busLines: release('bus-lines'),
  positions: release('media-positions'),
  places: release('places'),
  districts: null,
};
const line = { lineId: 'l', faceId: null };
const face = { lineId: null, faceId: 'f' };

test.each([
  [[line], 'panel × bus-lines'],
  [[face], 'panel × media-positions'],
  [[face, line], 'panel × bus-lines × media-positions'],
])('the basis names the data of what is bought alone', (media, source) => {
  expect(mediaBasis(city, mediaKindsOf(media), 1000, '典型周').source).toBe(source);
});
