import { layersOf } from '../composition.ts';
import { sceneOf, type FormatKey } from '../format-scenes.ts';
import { inks, type Ink, type PictureTheme } from '../ink.ts';
import { sceneWidth, sceneHeight, type Rectangle } from '../scene.ts';
import type { PictureFault, Shot } from '../shot.ts';
import { ringsOf } from './outline.ts';
import { blankPixels, fillRings, layPicture, type Colour, type Pixels } from './pixels.ts';

/** How a camera was held: by how much it is nearer, and where it points, in units of the scene. */
export interface Camera {
  /** At least 1. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface PixelPicture {
  readonly format: FormatKey;
  readonly theme: PictureTheme;
  readonly shot: Shot;
  readonly fault?: PictureFault;
  /** The slot is blank without. */
  readonly creative?: Pixels;
  readonly camera?: Camera;
  /** Width in pixels; the height follows. */
  readonly width: number;
}

const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** The picture of `mediaPicture` as pixels, without words. The same input gives the same pixels. */
export function picturePixels(picture: PixelPicture): Pixels {
  const { format, theme, shot, fault, creative, camera = { zoom: 1, x: 0, y: 0 }, width } = picture;
  const scene = sceneOf(format);
  const pixels = blankPixels(width, Math.round((width * sceneHeight) / sceneWidth));
  const scale = (width / sceneWidth) * camera.zoom;
  const paint = (ink: Ink): Colour => colourOf(inks[theme][ink]);
  for (const { place, view, parts } of layersOf(scene, shot, fault)) {
    const stretch = place.width / view.width;
    const x = (at: number): number => ((at - view.x) * stretch + place.x - camera.x) * scale;
    const y = (at: number): number => ((at - view.y) * stretch + place.y - camera.y) * scale;
    const placed = (part: Rectangle): Rectangle => ({
      x: x(part.x),
      y: y(part.y),
      width: part.width * stretch * scale,
      height: part.height * stretch * scale,
    });
    const clip = placed(view);
    const slot = placed(scene.slot);
    for (const part of parts) {
      if (part !== 'face') {
        const rings = ringsOf(part).map((ring) => ring.map(([px, py]) => [x(px), y(py)] as const));
        fillRings(pixels, rings, clip, paint(part.ink), part.opacity);
      } else if (creative !== undefined && fault !== 'wrong-creative')
        layPicture(pixels, creative, slot, clip);
      else {
        const corners = ringsOf({ kind: 'rectangle', radius: 0, ink: 'slot', ...slot });
        fillRings(pixels, corners, clip, paint(fault === 'wrong-creative' ? 'mark' : 'slot'));
      }
    }
  }
  return pixels;
}
