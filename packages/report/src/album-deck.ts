import { certain } from '@ooh/contract/core/certain';
import { pictureMark } from '@ooh/media-picture/picture-svg';
import { locator, type Located } from './album-locator.ts';
import { spotMaps, type AlbumSpot } from './album-map.ts';
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
import type { DocumentCreative, DocumentMap } from './document-map.ts';
import type { DocumentHeader, LabelledValue } from './plan-document.ts';
import { writePresentation } from './presentation-writer.ts';
import { scenePicture, type SceneFormat } from './scene-picture.ts';
import type { PictureElement, Place, SlideDraft, SlideElement } from './slide-draft.ts';

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
  /** Where it is on the map of its city; left out where nobody knows. */
  readonly spot?: AlbumSpot;
  /** Its format, drawn where there is no photo. */
  readonly format: SceneFormat;
}

export interface AlbumDocument {
  readonly header: DocumentHeader;
  readonly filters: readonly LabelledValue[];
  readonly points: readonly AlbumPoint[];
  /** Of the cities; a position without one is sketched among the others. */
  readonly maps: readonly DocumentMap[];
  /** What hangs in the drawn pictures; their slots are blank without it. */
  readonly creative: DocumentCreative;
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

/** Why an album of so many positions is refused. */
export const tooManyPoints = (count: number): string =>
  `点位图册最多 ${maxAlbumPoints} 页，当前 ${count} 个点位，请按城市或媒体筛选后导出`;

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

const mapHeight = 176;
/** Of 16:9, below the map. */
const pictureFrame = { x: leftTop.x + 70, y: pageArea.y + 200, width: 320, height: 180 } as const;

type Locate = (point: AlbumPoint, frame: Place) => SlideElement[];

/** How the positions of a city are shown: on its map, or as a sketch among each other. */
function locatorOf(points: readonly AlbumPoint[], map: DocumentMap | undefined): Locate {
  const sketch: Locate = (point, frame) =>
    locator(
      point,
      points.filter((other) => other !== point),
      frame,
    );
  if (map === undefined) return sketch;
  const draw = spotMaps(
    map,
    points.flatMap(({ spot }) => spot ?? []),
  );
  return (point, frame) =>
    point.spot === undefined ? sketch(point, frame) : draw(point.spot, point.name, frame);
}

function pointSlide(
  point: AlbumPoint,
  index: number,
  locate: Locate,
  { creative, words = orderWords }: Pick<AlbumDocument, 'creative' | 'words'>,
): SlideDraft {
  const { photo, name, cityName, medium, facts, format } = point;
  const rows = facts.map(({ label, value }) => [label, value]);
  const picture =
    photo === null
      ? scenePicture(format, creative, pictureFrame)
      : fittedPhoto(photo, { ...leftTop, y: pictureFrame.y, height: pictureFrame.height }, photo.caption);
  const caption = photo?.caption ?? `${pictureMark}，非实拍${creative === null ? '' : '；画面为客户创意'}`;
  const pictures: SlideElement[] = [
    picture,
    textBox({ ...leftTop, y: pageArea.y + 382, height: 16 }, [caption], {
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
      ...locate(point, { ...leftTop, height: mapHeight }),
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
 * 点位图册: one position or line per page, with its facts, its place on the map, and its photo or, without one, a drawing of its format.
 *
 * @returns the .pptx file
 * @throws RangeError when there are more positions than allowed pages
 */
export async function albumDeck(album: AlbumDocument): Promise<Uint8Array> {
  const { header, filters, points, maps, words = orderWords } = album;
  if (points.length > maxAlbumPoints) throw new RangeError(tooManyPoints(points.length));
  const byCity = new Map(
    [...Map.groupBy(points, (point) => point.cityName)].map(([cityName, own]) => [
      cityName,
      locatorOf(
        own,
        maps.find((map) => map.cityName === cityName),
      ),
    ]),
  );
  return writePresentation(
    deckOf(header, '点位图册', [
      coverSlide(header, '点位图册'),
      ...contents(points, words),
      ...points.map((point, i) =>
        pointSlide(
          point,
          i,
          certain(byCity.get(point.cityName), 'points of the city', point.cityName),
          album,
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
