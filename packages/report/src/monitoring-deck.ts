import { percentText } from '@ooh/contract/core/percent-text';
import {
  countText,
  coverSlide,
  deckOf,
  exactMoney,
  factSlides,
  ink,
  pageArea,
  readingSlides,
  sourceLine,
  tableSlides,
  tiles,
} from './deck-pages.ts';
import type { MonitoredCounts, MonitoringDocument } from './monitoring-document.ts';
import { photoAppendix, photoSlides } from './monitoring-photo-slides.ts';
import { writePresentation } from './presentation-writer.ts';
import type { SlideDraft } from './slide-draft.ts';

const source = (document: MonitoringDocument): string =>
  `来源：执行登记与监播照片，截至 ${document.asOf}；仅含导出人有权限的城市与媒体`;
const rate = (part: number, whole: number): string => (whole === 0 ? '—' : percentText(part / whole));

function summary(document: MonitoringDocument): SlideDraft {
  const { counts, questions, reviewedPhotos, acceptedPhotos } = document;
  return {
    title: `上刊率 ${rate(counts.postedUnits, counts.plannedUnits)}，准时率 ${rate(counts.onTimeUnits, counts.dueUnits)}，异常 ${countText(counts.exceptions)}`,
    elements: [
      ...tiles(
        [
          {
            label: '计划',
            value: countText(counts.plannedUnits),
            note: `应上刊 ${countText(counts.dueUnits)}`,
          },
          {
            label: '上刊',
            value: countText(counts.postedUnits),
            note: `上刊率 ${rate(counts.postedUnits, counts.plannedUnits)}`,
          },
          {
            label: '合格照片',
            value: countText(acceptedPhotos),
            note: `合格率 ${rate(acceptedPhotos, reviewedPhotos)}`,
          },
          { label: '异常', value: countText(counts.exceptions), note: '晚刊、错刊、漏刊、破损' },
          { label: '补量', value: countText(counts.madeGood), note: '已补单元' },
        ],
        pageArea.y,
      ),
      {
        kind: 'table',
        x: pageArea.x,
        y: 210,
        name: '量、物料、环境三问',
        columns: [
          { title: '核对', width: 180 },
          { title: '结论', width: 420 },
          { title: '依据', width: 280 },
        ],
        rows: questions,
        size: 12,
      },
      sourceLine(source(document)),
    ],
  };
}

function cities(document: MonitoringDocument): SlideDraft[] {
  const rows = document.cities.map(({ name, counts }) => [name, ...countCells(counts)]);
  const pages = tableSlides({
    title: '各城市上刊进度',
    name: '各城市上刊进度',
    columns: [
      { title: '城市', width: 90 },
      ...['计划', '应上刊', '已上刊', '上刊率', '异常'].map((title) => ({
        title,
        width: 66,
        align: 'right' as const,
      })),
    ],
    rows: [...rows, ['合计', ...countCells(document.counts)]],
    hasTotal: true,
    source: source(document),
  });
  const shown = document.cities.slice(0, 12);
  const series = (name: string, color: string, of: (counts: MonitoredCounts) => number) => ({
    name,
    color,
    values: shown.map(({ counts }) => of(counts)),
  });
  return pages.map((page, i) =>
    i > 0 || shown.length === 0
      ? page
      : {
          ...page,
          elements: [
            ...page.elements,
            {
              kind: 'chart',
              form: 'column',
              x: 490,
              y: pageArea.y,
              width: 430,
              height: pageArea.height,
              title: '计划与已上刊（单元）',
              categories: shown.map(({ name }) => name),
              series: [
                series('计划', ink.plan, (counts) => counts.plannedUnits),
                series('已上刊', ink.brand, (counts) => counts.postedUnits),
              ],
              numberFormat: '#,##0',
            },
          ],
        },
  );
}

const countCells = (counts: MonitoredCounts): string[] => [
  countText(counts.plannedUnits),
  countText(counts.dueUnits),
  countText(counts.postedUnits),
  rate(counts.postedUnits, counts.plannedUnits),
  countText(counts.exceptions),
];

function columnsOf(...columns: readonly (readonly [string, number])[]) {
  return columns.map(([title, width]) => ({ title, width }));
}

function tables(document: MonitoringDocument): SlideDraft[] {
  const { exceptions, makeGoods, postings, lostNetFen } = document;
  const from = source(document);
  const withoutExceptions = { label: '异常', value: '没有漏刊、错刊、晚刊、破损或可疑照片' };
  const withoutMakeGoods = { label: '补量', value: '没有补刊记录' };
  return [
    ...(exceptions.length === 0
      ? factSlides('异常清单', [withoutExceptions], from)
      : tableSlides({
          title: `异常 ${countText(exceptions.length)} 项，影响净价 ${exactMoney(lostNetFen)} 元`,
          name: '异常清单',
          columns: columnsOf(
            ['城市', 80],
            ['点位/线路', 250],
            ['状态', 80],
            ['损失刊期(单元·天)', 120],
            ['影响净价(元)', 130],
            ['照片疑点', 220],
          ),
          rows: exceptions,
          source: from,
          size: 9,
        })),
    ...(makeGoods.length === 0
      ? factSlides('补量与顺延', [withoutMakeGoods], from)
      : tableSlides({
          title: `补量与顺延：${countText(makeGoods.length)} 项`,
          name: '补量与顺延',
          columns: columnsOf(
            ['原点位/线路', 250],
            ['原状态', 80],
            ['补刊点位/线路', 250],
            ['补刊上刊', 110],
            ['补刊下刊', 110],
            ['顺延天数', 80],
          ),
          rows: makeGoods,
          source: from,
          size: 10,
        })),
    ...tableSlides({
      title: `点位核对：${countText(postings.length)} 个单元`,
      name: '点位核对',
      columns: columnsOf(
        ['城市', 66],
        ['点位/线路', 220],
        ['计划上刊', 84],
        ['实际上刊', 84],
        ['差异天', 54],
        ['状态', 60],
        ['物料版本', 80],
        ['照片(合格/全部)', 102],
        ['最大偏差(米)', 130],
      ),
      rows: postings,
      source: from,
      size: 9,
    }),
  ];
}

/**
 * 监播报告: counts and the three checks, cities, exceptions, make-goods, all postings, photos (four per page) and their EXIF.
 *
 * @returns the .pptx file
 */
export function monitoringDeck(document: MonitoringDocument): Promise<Uint8Array> {
  const { header, photos, leftOutPhotos } = document;
  return writePresentation(
    deckOf(header, '监播报告', [
      coverSlide(header, '监播报告'),
      summary(document),
      ...cities(document),
      ...tables(document),
      ...photoSlides(photos, source(document)),
      ...photoAppendix(photos, source(document)),
      ...readingSlides(
        header,
        document.filters,
        [],
        [
          '上刊率 = 已上刊单元 ÷ 计划单元；准时率 = 按计划日上刊单元 ÷ 应上刊单元；异常为晚刊、错刊、漏刊与破损。',
          '照片偏差为照片自带坐标到点位（或线路走向）的距离；合格率 = 合格照片 ÷ 已审核照片。',
          ...(leftOutPhotos > 0
            ? [`照片较多，本报告收录最近的 ${photos.length} 张，另有 ${leftOutPhotos} 张可在系统中查看。`]
            : []),
        ],
      ),
    ]),
  );
}
