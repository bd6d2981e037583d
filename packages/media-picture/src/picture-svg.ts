import { rounded } from './draw.ts';
import { faceSizeText, sceneOf, type FormatKey } from './format-scenes.ts';
import { inks, type Ink, type PictureTheme } from './ink.ts';
import { layersOf, type PictureLayer } from './composition.ts';
import { sceneHeight, sceneWidth, type Rectangle, type Shape } from './scene.ts';
import type { PictureFault, Shot } from './shot.ts';

/** The words on every picture that is not a photo. */
export const pictureMark = '效果示意';

export interface MediaPicture {
  readonly format: FormatKey;
  readonly theme: PictureTheme;
  /** Address of the creative (`data:image/…`); the slot is blank without. */
  readonly creative?: string;
  /** SVG elements over the creative, in the units of the scene. */
  readonly over?: string;
  /** A thumbnail has neither the mark nor the size: they could not be read. */
  readonly isThumbnail?: boolean;
  /** From how far it is taken; from the middle where nothing is said. */
  readonly shot?: Shot;
  readonly fault?: PictureFault;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

type Paint = (ink: Ink, opacity?: number) => string;

function shapeSvg(shape: Shape, paint: Paint): string {
  const fill = paint(shape.ink, shape.opacity);
  switch (shape.kind) {
    case 'rectangle': {
      const { x, y, width, height, radius } = shape;
      const corner = radius === 0 ? '' : ` rx="${radius}"`;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}/>`;
    }
    case 'ellipse':
      return `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.radiusX}" ry="${shape.radiusY}" fill="${fill}/>`;
    case 'path':
      return shape.lineWidth === undefined
        ? `<path d="${shape.commands}" fill="${fill}/>`
        : `<path d="${shape.commands}" fill="none" stroke-width="${shape.lineWidth}" stroke="${fill}/>`;
  }
}

const attributes = ({ x, y, width, height }: Rectangle): string =>
  `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;

/** The blank slot, with its size where that can be read. */
function blankSvg(slot: Rectangle, size: string, paint: Paint): string {
  const blank = `<rect ${attributes(slot)} fill="${paint('slot')}/>`;
  const font = rounded(Math.min(13, slot.height * 0.5, (slot.width * 1.7) / Math.max(1, size.length)));
  if (size === '' || font < 7) return blank;
  const middle = `x="${rounded(slot.x + slot.width / 2)}" y="${rounded(slot.y + slot.height / 2 + font * 0.36)}"`;
  return `${blank}<text ${middle} font-size="${font}" text-anchor="middle" fill="${paint('slotText')}>${escaped(size)}</text>`;
}

/** The mark in the lower left corner. */
const markSvg = (paint: Paint): string =>
  `<rect x="6" y="158" width="52" height="17" rx="2" fill="${paint('markGround', 0.72)}/><text x="32" y="170.5" font-size="11" text-anchor="middle" fill="${paint('markText')}>${pictureMark}</text>`;

/** A part of a scene on a place of the picture. */
const framed = (place: Rectangle, view: Rectangle, content: string): string =>
  `<svg ${attributes(place)} viewBox="${[view.x, view.y, view.width, view.height].map(rounded).join(' ')}">${content}</svg>`;

/** What hangs there in the place of the creative. */
function otherSvg(slot: Rectangle, paint: Paint): string {
  const font = rounded(Math.min(16, slot.height * 0.4, slot.width / 5));
  const middle = `x="${rounded(slot.x + slot.width / 2)}" y="${rounded(slot.y + slot.height / 2 + font * 0.36)}"`;
  return `<rect ${attributes(slot)} fill="${paint('mark')}/><text ${middle} font-size="${font}" text-anchor="middle" fill="${paint('frame')}>上期画面</text>`;
}

/** A layer as SVG; one that shows everything in its own place needs no frame. */
function layerSvg({ place, view, parts }: PictureLayer, face: string, over: string, paint: Paint): string {
  const top = parts.includes('face') ? over : '';
  const content = parts.map((part) => (part === 'face' ? face : shapeSvg(part, paint))).join('') + top;
  const isPlain = view.width === sceneWidth && place.width === sceneWidth;
  return isPlain ? content : framed(place, view, content);
}

/**
 * A picture of a format as SVG text: its scene with the creative clipped into the slot. The same input gives the same
 * text; without a creative it has less than 6 kB.
 */
export function mediaPicture({
  format,
  theme,
  creative,
  over = '',
  isThumbnail = false,
  shot = 'middle',
  fault,
}: MediaPicture): string {
  const scene = sceneOf(format);
  const { slot } = scene;
  const colours = inks[theme];
  const paint: Paint = (ink, opacity) =>
    `${colours[ink]}"${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
  const blank = () => blankSvg(slot, isThumbnail ? '' : faceSizeText(format), paint);
  const face =
    fault === 'wrong-creative'
      ? otherSvg(slot, paint)
      : creative === undefined
        ? blank()
        : `<image ${attributes(slot)} preserveAspectRatio="xMidYMid slice" href="${escaped(creative)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" width="${sceneWidth}" height="${sceneHeight}" font-family="PingFang SC,Microsoft YaHei,Noto Sans SC,sans-serif">`,
    ...layersOf(scene, shot, fault).map((layer) => layerSvg(layer, face, over, paint)),
    isThumbnail ? '' : markSvg(paint),
    '</svg>',
  ].join('');
}
