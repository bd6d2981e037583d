import { placeOf, scaleAt, type Camera } from './camera.ts';

/** Around the equator of the sphere of EPSG:3857, metres. */
const equatorMetres = 2 * Math.PI * 6_378_137;
const widestPixels = 96;

/** The longest round length that takes no more than 96 pixels, and how many it takes. */
export function scaleBarOf({ middle, zoom }: Camera): { readonly text: string; readonly pixels: number } {
  const { lat } = placeOf(middle);
  const metresPerPixel = (equatorMetres * Math.cos((lat * Math.PI) / 180)) / scaleAt(zoom);
  const longest = widestPixels * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = power * ([5, 3, 2, 1].find((step) => step * power <= longest) ?? 1);
  const text = metres >= 1000 ? `${metres / 1000} 公里` : `${metres} 米`;
  return { text, pixels: metres / metresPerPixel };
}
