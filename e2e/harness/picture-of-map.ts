import type { Page } from 'playwright-core';
import { untilCalm } from './screenshot.ts';

export type Rgb = readonly [number, number, number];

/** A colour as #rrggbb. */
export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

/** What the middle of the map shows now, free of panels, pixel by pixel: red, green, blue, opacity of each. */
export async function pixelsOf(page: Page): Promise<Uint8Array> {
  const { x, y, width, height } = (await page.locator('[data-map]').first().boundingBox())!;
  const middle = { x: x + width * 0.32, y: y + height * 0.2, width: width * 0.36, height: height * 0.35 };
  const picture = await page.screenshot({ clip: middle, animations: 'disabled' });
  const pixels = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    let said = '';
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    for (let at = 0; at < data.length; at += 30_000)
      said += String.fromCharCode(...data.slice(at, at + 30_000));
    return btoa(said);
  }, picture.toString('base64'));
  return Buffer.from(pixels, 'base64');
}

/** The share of pixels whose three parts each lie within `tolerance` of the colour. */
export function shareOf(pixels: Uint8Array, [red, green, blue]: Rgb, tolerance = 3): number {
  let met = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (
      Math.abs(pixels[at] - red) <= tolerance &&
      Math.abs(pixels[at + 1] - green) <= tolerance &&
      Math.abs(pixels[at + 2] - blue) <= tolerance
    )
      met += 1;
  return met / (pixels.length / 4);
}

/** The share of pixels that look different in two pictures of one map. */
export function shareChanged(one: Uint8Array, other: Uint8Array, tolerance = 8): number {
  const differs = (at: number) => Math.abs(one[at] - other[at]) > tolerance;
  let changed = 0;
  for (let at = 0; at < one.length; at += 4)
    if (differs(at) || differs(at + 1) || differs(at + 2)) changed += 1;
  return changed / (one.length / 4);
}

/** What the map shows without one of its layers, which is shown again then. */
export async function pixelsWithout(page: Page, layer: string): Promise<Uint8Array> {
  const layers = page.getByRole('button', { name: /^图层/ });
  const box = page.getByRole('checkbox', { name: layer });
  await layers.click();
  await box.uncheck();
  await layers.click();
  await box.waitFor({ state: 'hidden' });
  await untilCalm(page);
  const pixels = await pixelsOf(page);
  await layers.click();
  await box.check();
  await layers.click();
  return pixels;
}
