import { sceneOf, faceSizeText } from '@ooh/media-picture/format-scenes';
import { inks } from '@ooh/media-picture/ink';
import { pictureMark } from '@ooh/media-picture/picture-svg';
import { sceneWidth, type Rectangle, type Shape } from '@ooh/media-picture/scene';
import type { DocumentPhoto } from './album-deck.ts';
import type { DocumentCreative, DocumentFormat } from './document-map.ts';
import type { GroupElement, LeafElement, PictureElement, Place, SlideElement } from './slide-draft.ts';

const colours = inks.light;
/** A colour #rrggbb as documents write it. */
export const rgb = (colour: string): string => colour.slice(1).toUpperCase();

/** The middle of a picture that fills a place, its sides cut off. */
export function filledPicture(photo: DocumentPhoto, place: Place, description: string): PictureElement {
  const wanted = place.width / place.height;
  const own = photo.width / photo.height;
  const across = own > wanted ? (1 - wanted / own) / 2 : 0;
  const down = own < wanted ? (1 - own / wanted) / 2 : 0;
  return {
    kind: 'picture',
    ...place,
    bytes: photo.bytes,
    mediaType: photo.mediaType,
    description,
    crop: { left: across, right: across, top: down, bottom: down },
  };
}

export type SceneFormat = Pick<DocumentFormat, 'mediumId' | 'formId' | 'deck' | 'name'>;

/** The scene of a format in a frame of 16:9 with the client's picture in its slot, as one group of shapes. */
export const scenePicture = (format: SceneFormat, creative: DocumentCreative, frame: Place): SlideElement =>
  sceneGroup(format, frame, (slot) => [
    creative === null
      ? {
          kind: 'text',
          ...slot,
          paragraphs: [slot.height > 16 ? faceSizeText(format) : ''],
          size: Math.max(6, Math.min(11, slot.height * 0.3)),
          color: rgb(colours.slotText),
          fill: rgb(colours.slot),
          align: 'center',
          anchor: 'middle',
        }
      : filledPicture(creative, slot, `${format.name}上的客户画面，${pictureMark}`),
  ]);

/** The scene of a format in a frame of 16:9; `faceOf` says what hangs in its slot. */
export function sceneGroup(
  format: SceneFormat,
  frame: Place,
  faceOf: (slot: Place) => readonly LeafElement[],
): GroupElement {
  const { back, slot, front } = sceneOf(format);
  const scale = frame.width / sceneWidth;
  const placed = ({ x, y, width, height }: Rectangle): Place => ({
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    width: width * scale,
    height: height * scale,
  });
  const shapeElement = (shape: Shape): LeafElement => {
    const color = rgb(colours[shape.ink]);
    const paint = { fill: color, ...(shape.opacity === undefined ? {} : { opacity: shape.opacity }) };
    if (shape.kind === 'rectangle')
      return {
        kind: 'shape',
        name: '场景',
        ...placed(shape),
        form: { kind: 'rectangle', radius: shape.radius * scale },
        ...paint,
      };
    if (shape.kind === 'ellipse') {
      const { x, y, radiusX, radiusY } = shape;
      const box = { x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY };
      return { kind: 'shape', name: '场景', ...placed(box), form: { kind: 'ellipse' }, ...paint };
    }
    const commands = shape.commands.replace(/-?\d+(?:\.\d+)?/g, (number) =>
      String(Math.round(Number(number) * scale * 100) / 100),
    );
    const line = shape.lineWidth;
    return {
      kind: 'shape',
      name: '场景',
      ...frame,
      form: { kind: 'path', commands },
      ...(line === undefined ? paint : { line: { color, width: line * scale } }),
    };
  };
  const mark: LeafElement = {
    kind: 'text',
    x: frame.x + 5,
    y: frame.y + frame.height - 21,
    width: 58,
    height: 16,
    paragraphs: [pictureMark],
    size: 8,
    color: 'FFFFFF',
    fill: '2A3846',
    align: 'center',
    anchor: 'middle',
  };
  const face = faceOf(placed(slot));
  const elements = [...back.map(shapeElement), ...face, ...front.map(shapeElement), mark];
  return { kind: 'group', name: `${format.name} ${pictureMark}`, ...frame, elements };
}
