import { certain } from '@ooh/contract/core/certain';
import { locator, type Located } from './album-locator.ts';
import {
  countText,
  coverSlide,
  deckOf,
  exactMoney,
  fittingSize,
  ink,
  pageArea,
  readingSlides,
  sourceLine,
  tableSlides,
  textBox,
} from './deck-pages.ts';
import type { DocumentHeader, LabelledValue } from './plan-document.ts';
import { writePresentation } from './presentation-writer.ts';
import type { PictureElement, SlideDraft, SlideElement } from './slide-draft.ts';

/** Bytes of a photo, with width and height in pixels. */
export interface DocumentPhoto {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface AlbumPoint extends Located {
  readonly cityName: string;
  readonly medium: string;
  readonly name: string;
  readonly units: number;
  readonly netFen: number;
  readonly facts: readonly LabelledValue[];
  readonly photo: (DocumentPhoto & { readonly caption: string }) | null;
}

export interface AlbumDocument {
  readonly header: DocumentHeader;
  readonly filters: readonly LabelledValue[];
  readonly points: readonly AlbumPoint[];
  /** What the amounts are and where they come from; those of an order where left out. */
  readonly words?: AlbumWords;
}

interface AlbumWords {
  readonly amount: string;
  readonly priceSource: string;
  readonly contentsSource: string;
}

const orderWords: AlbumWords = {
  amount: '净价(元)',
  priceSource: '订单报价',
  contentsSource: '与排期表、报价单一致',
};

/** Maximum number of pages of an album. */
export const maxAlbumPoints = 500;

/** A photo scaled to fit a frame, keeping its aspect ratio. */
export function fittedPhoto(
  photo: DocumentPhoto,
  frame: { x: number; y: number; width: number; height: number },
  description: string,
): PictureElement {
  const scale = Math.min(frame.width / photo.width, frame.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return {
    kind: 'picture',
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
    bytes: photo.bytes,
    mediaType: photo.mediaType,
    description,
  };
}

const factColumns = [
  { title: '项目', width: 80 },
  { title: '内容', width: 330 },
] as const;
const leftTop = { x: 460, y: pageArea.y, width: 460 } as const;

function pointSlide(
  point: AlbumPoint,
  index: number,
  others: readonly Located[],
  words: AlbumWords,
): SlideDraft {
  const { photo, name, cityName, medium, facts } = point;
  const rows = facts.map(({ label, value }) => [label, value]);
  const frame = { ...leftTop, height: photo === null ? 370 : 176 };
  const pictures: SlideElement[] =
    photo === null
      ? []
      : [
          fittedPhoto(photo, { ...leftTop, y: pageArea.y + 200, height: 180 }, photo.caption),
          textBox({ ...leftTop, y: pageArea.y + 382, height: 16 }, [photo.caption], {
            size: 9,
            color: ink.quiet,
            align: 'center',
          }),
        ];
  return {
    title: `${index + 1}. ${cityName} · ${medium} · ${name}`,
    elements: [
      {
        kind: 'table',
        x: pageArea.x,
        y: pageArea.y,
        name: '点位信息',
        columns: factColumns,
        rows,
        size: fittingSize(rows, factColumns, [12, 11, 10, 9, 8, 7]),
      },
      ...locator(point, others, frame),
      ...pictures,
      sourceLine(`位置与规格来源：现行媒体数据；价格来源：${words.priceSource}`),
    ],
  };
}

/** Contents of the album by city and medium. */
function contents(points: readonly AlbumPoint[], words: AlbumWords): SlideDraft[] {
  const groups = [...Map.groupBy(points, (point) => `${point.cityName}\u0000${point.medium}`).values()];
  const sumOf = (own: readonly AlbumPoint[]) => [
    countText(own.length),
    countText(own.reduce((sum, point) => sum + point.units, 0)),
    exactMoney(own.reduce((sum, point) => sum + point.netFen, 0)),
  ];
  return tableSlides({
    title: `共 ${countText(points.length)} 个点位（线路）`,
    name: '图册目录',
    columns: [
      { title: '城市', width: 200 },
      { title: '媒体', width: 240 },
      { title: '点位（线路）', width: 120, align: 'right' },
      { title: '数量', width: 120, align: 'right' },
      { title: words.amount, width: 200, align: 'right' },
    ],
    rows: [
      ...groups.map((own) => [own[0].cityName, own[0].medium, ...sumOf(own)]),
      ['合计', '', ...sumOf(points)],
    ],
    hasTotal: true,
    source: words.contentsSource,
    size: 12,
  });
}

/**
 * 点位图册: one position or line per page, with its facts, a location sketch and a photo if available.
 *
 * @returns the .pptx file
 * @throws RangeError when there are more positions than allowed pages
 */
export async function albumDeck({
  header,
  filters,
  points,
  words = orderWords,
}: AlbumDocument): Promise<Uint8Array> {
  if (points.length > maxAlbumPoints)
    throw new RangeError(
      `点位图册最多 ${maxAlbumPoints} 页，当前 ${points.length} 个点位，请按城市或媒体筛选后导出`,
    );
  const byCity = Map.groupBy(points, (point) => point.cityName);
  return writePresentation(
    deckOf(header, '点位图册', [
      coverSlide(header, '点位图册'),
      ...contents(points, words),
      ...points.map((point, i) =>
        pointSlide(
          point,
          i,
          certain(byCity.get(point.cityName), 'points of the city', point.cityName).filter(
            (other) => other !== point,
          ),
          words,
        ),
      ),
      ...readingSlides(
        header,
        filters,
        [],
        [
          '点位位置来自现行媒体数据，标注「位置为示意」的点位须以现场勘查为准；净价 = 刊例单价 × 数量 × 天数 ÷ 刊例周期 × 折扣。',
        ],
      ),
    ]),
  );
}
