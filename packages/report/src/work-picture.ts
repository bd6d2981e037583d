import { accentOf, posterDrawing, type BrandPoster, type PosterPart } from '@ooh/media-picture/brand-poster';
import { sceneOf } from '@ooh/media-picture/format-scenes';
import { sceneWidth } from '@ooh/media-picture/scene';
import { techniqueMarks } from '@ooh/media-picture/technique-marks';
import type { DocumentPhoto } from './album-deck.ts';
import { filledPicture, rgb, sceneGroup } from './scene-picture.ts';
import type { LeafElement, Place, SlideElement } from './slide-draft.ts';

/** A work of a creative application: its photo, or what it is drawn of. */
export interface DocumentWork {
  readonly albumId: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly title: string;
  /** City, medium, industry and the like. */
  readonly caption: string;
  readonly techniques: readonly string[];
  readonly poster: Omit<BrandPoster, 'ratio'>;
  /** Null where the work is drawn. */
  readonly photo: DocumentPhoto | null;
}

/** Smallest letters that are written. */
const leastSize = 3.5;

function partElement(part: PosterPart, slot: Place, scale: number): LeafElement[] {
  const fill = rgb(part.fill);
  const shape = { kind: 'shape', name: '画面', fill } as const;
  const [x, y] = [(at: number) => slot.x + at * scale, (at: number) => slot.y + at * scale] as const;
  switch (part.kind) {
    case 'rectangle': {
      const place = { x: x(part.x), y: y(part.y), width: part.width * scale, height: part.height * scale };
      return [{ ...shape, ...place, form: { kind: 'rectangle', radius: part.radius * scale } }];
    }
    case 'circle': {
      const { radius } = part;
      const side = 2 * radius * scale;
      const place = { x: x(part.x - radius), y: y(part.y - radius), width: side, height: side };
      return [{ ...shape, ...place, form: { kind: 'ellipse' } }];
    }
    case 'polygon': {
      const points = part.points.map(([across, down]) => `${short(across * scale)} ${short(down * scale)}`);
      return [{ ...shape, ...slot, form: { kind: 'path', commands: `M${points.join('L')}Z` } }];
    }
    case 'words': {
      const size = part.size * scale;
      if (size < leastSize || part.text === '') return [];
      const room = part.anchor === 'middle' ? size * 3 : slot.width * 0.6;
      const left = { start: x(part.x), middle: x(part.x) - room / 2, end: x(part.x) - room }[part.anchor];
      return [
        {
          kind: 'text',
          x: left,
          y: y(part.baseline) - size * 1.05,
          width: room,
          height: size * 1.4,
          paragraphs: [part.text],
          size,
          bold: part.isBold,
          color: fill,
          align: ({ start: 'left', middle: 'center', end: 'right' } as const)[part.anchor],
          anchor: 'middle',
        },
      ];
    }
  }
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A drawn creative in a slot, as shapes and words. */
function posterElements(poster: DocumentWork['poster'], slot: Place): LeafElement[] {
  const drawing = posterDrawing({ ...poster, ratio: slot.width / slot.height });
  return drawing.parts.flatMap((part) => partElement(part, slot, slot.width / drawing.width));
}

function markElements({ mediumId, formId, techniques, poster }: DocumentWork, frame: Place): LeafElement[] {
  const scale = frame.width / sceneWidth;
  const marks = techniqueMarks(techniques, sceneOf({ mediumId, formId }).slot, accentOf(poster.hue));
  return marks.map(({ commands, fill, opacity, lineWidth }) => ({
    kind: 'shape',
    name: '创意技术',
    ...frame,
    form: {
      kind: 'path',
      commands: commands.replace(/-?\d+(?:\.\d+)?/g, (number) => short(Number(number) * scale)),
    },
    ...(lineWidth === undefined
      ? { fill: rgb(fill), opacity }
      : { line: { color: rgb(fill), width: lineWidth * scale } }),
  }));
}

/** A work in a frame of 16:9: its photo, or its creative on the scene of its format with the marks of its technique. */
export function workPicture(work: DocumentWork, frame: Place): SlideElement {
  const { mediumId, formId, title, photo, poster } = work;
  if (photo !== null) return filledPicture(photo, frame, title);
  return sceneGroup({ mediumId, formId, deck: null, name: title }, frame, (slot) => [
    ...posterElements(poster, slot),
    ...markElements(work, frame),
  ]);
}
