import { toWgs84, type Crs } from '@ooh/geo/point';

export const crsExplanations: Readonly<Record<Crs, string>> = {
  WGS84: '国际标准，GPS 设备、GTFS 与开放数据',
  GCJ02: '国测局坐标（火星坐标），高德、腾讯地图',
  BD09: '百度坐标，百度地图及其接口',
};

export const crsOrder: readonly Crs[] = ['WGS84', 'GCJ02', 'BD09'];

type Position = readonly [number, number];

/**
 * Degrees in `crs` of a WGS-84 position: the inverse of the conversion into WGS-84, found by repeating the
 * correction. After five rounds the error is below a centimetre everywhere in China.
 */
export function fromWgs84(crs: Crs, [lng, lat]: Position): Position {
  let [guessLng, guessLat] = [lng, lat];
  for (let round = 0; round < 5; round += 1) {
    const back = toWgs84(crs, guessLng, guessLat);
    guessLng += lng - back.lng;
    guessLat += lat - back.lat;
  }
  return [guessLng, guessLat];
}

/** Where a position that was read as `read` lies, WGS-84, when the file's numbers are in `other` instead. */
export function readOtherwise(position: Position, read: Crs, other: Crs): Position {
  if (read === other) return position;
  const written = fromWgs84(read, position);
  const { lng, lat } = toWgs84(other, written[0], written[1]);
  return [lng, lat];
}
