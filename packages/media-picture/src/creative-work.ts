import { accentOf, brandPoster, type BrandPoster } from './brand-poster.ts';
import { sceneOf, type FormatKey } from './format-scenes.ts';
import type { PictureTheme } from './ink.ts';
import { mediaPicture } from './picture-svg.ts';
import type { Shot } from './shot.ts';
import { marksSvg, techniqueMarks } from './technique-marks.ts';

/** A drawn work of a creative application: a brand's creative on a format, by a technique. */
export interface CreativeWork {
  readonly format: FormatKey;
  readonly poster: Omit<BrandPoster, 'ratio'>;
  readonly techniques: readonly string[];
  readonly theme: PictureTheme;
  readonly shot?: Shot;
  /** True where the technique's marks are left out, because they are drawn over the picture. */
  readonly isPlain?: boolean;
}

/** Address of an SVG text as a picture. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The work as SVG text; the same input gives the same text, less than 16 kB. */
export function creativeWork({ format, poster, techniques, theme, shot, isPlain }: CreativeWork): string {
  const { slot } = sceneOf(format);
  const creative = svgAddress(brandPoster({ ...poster, ratio: slot.width / slot.height }));
  const over = isPlain ? '' : marksSvg(techniqueMarks(techniques, slot, accentOf(poster.hue)));
  return mediaPicture({ format, theme, shot, creative, over });
}
