import { hashText } from '@ooh/reference/text-hash';
import type { PalettePicture } from './png.ts';

/** A colour of a hue (degrees), saturation and lightness (0..1). */
function colourOf(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** An abstract poster in the colours of a brand: a disc, a slanting band and a bar on plain ground. */
export function poster(brand: string, width = 960): PalettePicture {
  const height = width / 2;
  const hue = hashText(`${brand}|poster`) % 360;
  const palette = [
    colourOf(hue, 0.55, 0.32),
    colourOf(hue, 0.6, 0.45),
    colourOf((hue + 40) % 360, 0.75, 0.62),
    [255, 255, 255] as [number, number, number],
  ];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDisc = (x - 0.74 * width) ** 2 + (y - 0.46 * height) ** 2 < (0.3 * height) ** 2;
      const isBand = Math.abs(x - 0.5 * y - 0.42 * width) < 0.07 * width;
      const isBar = y > 0.78 * height && y < 0.84 * height && x > 0.08 * width && x < 0.36 * width;
      pixels[y * width + x] = isDisc ? 2 : isBar ? 3 : isBand ? 1 : 0;
    }
  return { width, height, pixels, palette };
}
