import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import type { Map as MapLibreMap } from 'maplibre-gl';

/** A bar on a picture: how long it is there, and what length it stands for. */
export interface SheetScale {
  readonly pixels: number;
  readonly text: string;
}

const widestPixels = 96;

/** The longest round length that takes no more than 96 pixels, where so many metres lie across them. */
export function scaleOf(widestMetres: number): SheetScale {
  const power = 10 ** Math.floor(Math.log10(widestMetres));
  const metres = power * ([5, 3, 2, 1].find((step) => step * power <= widestMetres) ?? 1);
  const text = metres >= 1000 ? `${metres / 1000} 公里` : `${metres} 米`;
  return { text, pixels: (metres / widestMetres) * widestPixels };
}

/** The scale in the middle of a map as it stands. */
export function sheetScale(map: MapLibreMap): SheetScale {
  const { clientWidth, clientHeight } = map.getContainer();
  const [x, y] = [clientWidth / 2, clientHeight / 2];
  const from = map.unproject([x - widestPixels / 2, y]);
  const to = map.unproject([x + widestPixels / 2, y]);
  return scaleOf(distanceMeters(wgs84(from.lng, from.lat), wgs84(to.lng, to.lat)));
}
