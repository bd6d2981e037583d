import { expect, test } from 'vitest';
import { albumDeck, maxAlbumPoints, type AlbumPoint } from './album-deck.ts';
import { locator } from './album-locator.ts';
import { exactMoney } from './deck-pages.ts';
import { documentPhoto } from './picture-size.ts';
import { sampleMap } from './testing/sample-map.ts';
import { readPresentation } from './testing/read-presentation.ts';
import { samplePlan } from './testing/sample-plan.ts';

const { header, filters } = samplePlan({ lines: 2, days: 28 });
/** The header of a picture is enough to read its size. */
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0,
  30,
]);
const jpeg = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 0, 30, 0, 40, 1, 0, 0, 0, 0, 0,
]);

const point = (n: number, over: Partial<AlbumPoint> = {}): AlbumPoint => ({
  cityName: n % 2 === 0 ? '深圳市' : '上海市',
  medium: '公交候车亭',
  name: `候车亭${n}`,
  units: n + 1,
  netFen: 100_001 * (n + 1),
  facts: [{ label: '等级', value: 'A' }],
  place: [114 + n / 100, 22.5 + n / 200],
  way: [],
  photo: null,
  format: { mediumId: 2, formId: 1, deck: null, name: '公交候车亭 · 候车亭灯箱' },
  ...over,
});

test('the size of pictures is read; other bytes give null', () => {
  expect(documentPhoto(png)).toMatchObject({ mediaType: 'image/png', width: 40, height: 30 });
  expect(documentPhoto(jpeg)).toMatchObject({ mediaType: 'image/jpeg', width: 40, height: 30 });
  for (let length = 0; length < png.length; length++)
    expect(documentPhoto(png.subarray(0, length))).toBeNull();
  for (let length = 0; length < 22; length++) expect(documentPhoto(jpeg.subarray(0, length))).toBeNull();
});

test('every position has one page with its photo, and the table of contents adds up', async () => {
  const photo = { ...documentPhoto(png)!, caption: '监播照片' };
  const points = [point(0, { photo }), point(1, { photo }), point(2, { place: null })];
  const deck = readPresentation(await albumDeck({ header, filters, points, maps: [], creative: null }));
  const pages = deck.slides.filter(({ tables }) => tables.has('点位信息'));
  expect(pages.map(({ title, pictures }) => [title, pictures])).toEqual([
    ['1. 深圳市 · 公交候车亭 · 候车亭0', 1],
    ['2. 上海市 · 公交候车亭 · 候车亭1', 1],
    ['3. 深圳市 · 公交候车亭 · 候车亭2', 0],
  ]);
  expect(pages[2].texts.join()).toContain('没有位置');
  const [contents] = deck.slides.flatMap(({ tables }) => tables.get('图册目录') ?? []).slice(-1);
  expect(contents).toEqual(['合计', '', '3', '6', exactMoney(600_006)]);
  expect(deck.slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
  // Both pages show the same picture: it is stored once.
  expect([...deck.parts.keys()].filter((path) => path.startsWith('ppt/media/'))).toHaveLength(1);
});

test('many long facts use a smaller font until they fit the page', async () => {
  const facts = Array.from({ length: 14 }, (_, i) => ({ label: `项目${i}`, value: '很长的内容'.repeat(9) }));
  const sizeOf = async (own: AlbumPoint) => {
    const { parts } = readPresentation(
      await albumDeck({ header, filters, points: [own], maps: [], creative: null }),
    );
    return Number(/<a:tbl>.*?sz="(\d+)"/s.exec(parts.get('ppt/slides/slide3.xml')!)![1]);
  };
  expect(await sizeOf(point(0))).toBe(1200);
  expect(await sizeOf(point(0, { facts }))).toBeLessThan(1000);
});

test('an album with more positions than allowed pages is refused, with advice on filtering', async () => {
  const points = Array.from({ length: maxAlbumPoints + 1 }, (_, n) => point(n));
  await expect(albumDeck({ header, filters, points, maps: [], creative: null })).rejects.toThrow(
    '请按城市或媒体筛选',
  );
});

test('the sketch keeps true proportions, north up, and stays within its frame', () => {
  const frame = { x: 100, y: 50, width: 400, height: 300 };
  const own = { place: [114, 22.5] as const, way: [] };
  const kilometer = 1000 / 111_320;
  const east = { place: [114 + kilometer / Math.cos((22.5 * Math.PI) / 180), 22.5] as const, way: [] };
  const north = { place: [114, 22.5 + kilometer] as const, way: [] };
  const dots = locator(own, [east, north], frame).flatMap((one) => (one.kind === 'dot' ? [one] : []));
  const centres = dots.map(({ x, y, width }) => [x + width / 2, y + width / 2] as const);
  const [eastAt, northAt, ownAt] = centres as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  expect(eastAt[0]).toBeGreaterThan(ownAt[0]);
  expect(northAt[1]).toBeLessThan(ownAt[1]);
  expect(eastAt[0] - ownAt[0]).toBeCloseTo(ownAt[1] - northAt[1], 1);
  for (const [x, y] of centres) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeGreaterThan(frame.y);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
});

/** Names of the shapes of a page. */
const shapesOf = (deck: ReturnType<typeof readPresentation>, slide: number) =>
  [...deck.parts.get(`ppt/slides/slide${slide}.xml`)!.matchAll(/<p:cNvPr id="\d+" name="([^"]*)"/g)].map(
    ([, name]) => name,
  );

test('a position without a photo has its format drawn with the picture of the client, and one with a photo has that', async () => {
  const creative = documentPhoto(jpeg)!;
  const photo = { ...documentPhoto(png)!, caption: '监播照片' };
  const points = [point(0), point(2, { photo })];
  const deck = readPresentation(await albumDeck({ header, filters, points, maps: [], creative }));
  const pages = deck.slides.filter(({ tables }) => tables.has('点位信息'));
  expect(pages.map(({ pictures }) => pictures)).toEqual([1, 1]);
  expect(pages[0].texts).toContain('效果示意，非实拍；画面为客户创意');
  expect(pages[1].texts).toContain('监播照片');
  expect(shapesOf(deck, 3)).toContain('公交候车亭 · 候车亭灯箱 效果示意');
  expect(shapesOf(deck, 4)).not.toContain('公交候车亭 · 候车亭灯箱 效果示意');
});

test('a position lies on the map of its city among the near ones, a line along its way', async () => {
  const spot = (x: number, y: number) => ({ at: [x, y] as const, way: [] });
  const way = [
    [-4000, 1000],
    [3000, 2000],
  ] as const;
  const points = [
    point(0, { spot: spot(0, 500) }),
    point(2, { spot: spot(1000, 600) }),
    point(4, { spot: spot(15_000, 0) }),
    point(6, { place: null, spot: { at: null, way } }),
  ];
  const deck = readPresentation(
    await albumDeck({ header, filters, points, maps: [sampleMap], creative: null }),
  );
  const drawn = (slide: number) =>
    shapesOf(deck, slide).filter((name) => /候车亭\d|其他|道路|地图$/.test(name));
  expect(drawn(3)).toEqual(['深圳市地图', '道路 1', '本单其他点位', '候车亭0']);
  expect(drawn(4)).toEqual(['深圳市地图', '道路 1', '本单其他点位', '候车亭2']);
  expect(drawn(5)).toEqual(['深圳市地图', '道路 1', '候车亭4']);
  expect(drawn(6)).toEqual([
    '深圳市地图',
    '道路 1',
    '候车亭6 描边',
    '候车亭6',
    '本单其他点位',
    '本单其他点位',
  ]);
  const texts = deck.slides.flatMap((slide) => slide.texts);
  expect(texts.filter((text) => text.includes('底图为示意路网'))).toHaveLength(4);
  expect(deck.slides.flatMap(({ overflowing }) => overflowing)).toEqual([]);
});
