import { omittedLine, Pages } from './bus-report-frame.ts';
import type { DeckBlock, DeckPage } from './deck-page.ts';
import type { DocumentMap } from './document-map.ts';
import { portraitBlocks } from './portrait-blocks.ts';
import { right } from './report-frame.ts';
import type { OmittedPage } from './report-page.ts';
import {
  countText,
  figureText,
  intervalText,
  none,
  peopleText,
  shareText,
  type KnownFigure,
} from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';
import type { PortraitLabel } from './strategy-draft-facts.ts';

/** What 城市透视 shows of a city for an audience, a role and hours. Shares 0..1. */
export interface CityPortraitFacts {
  readonly cityName: string;
  /** 行政区, 商圈, 网格, AOI. */
  readonly unitName: string;
  readonly roleName: string;
  /** Month, kind of day and hours. */
  readonly times: string;
  readonly audienceSentence: string;
  /** False of everybody. */
  readonly hasAudience: boolean;
  readonly universePersons: number;
  readonly dailyOutside: KnownFigure;
  readonly taPersons: KnownFigure;
  readonly taShare: KnownFigure;
  readonly counts: {
    readonly pois: number;
    readonly aois: number;
    readonly businessDistricts: number;
    readonly mediaPositions: number;
    readonly busLines: number;
  };
  readonly districts: readonly {
    readonly name: string;
    readonly residents: KnownFigure;
    readonly workers: KnownFigure;
    readonly dailyVisitors: KnownFigure;
    readonly dailyPersons: KnownFigure;
  }[];
  readonly hours: readonly {
    readonly hour: number;
    readonly persons: KnownFigure;
    readonly taPersons: KnownFigure;
  }[];
  readonly portrait: readonly PortraitLabel[];
  /** Most of the audience first; of everybody, most people. */
  readonly areas: readonly {
    readonly name: string;
    readonly persons: KnownFigure;
    readonly taPersons: KnownFigure;
    readonly taConcentrationPeople: KnownFigure;
    readonly tgi: KnownFigure;
    readonly mediaPositions: number;
    readonly busLines: number;
  }[];
  /** Areas whose figures are withheld. */
  readonly withheldAreas: number;
  readonly map: DocumentMap | null;
  readonly methods: readonly string[];
  readonly isDemo: boolean;
}

const shownDistricts = 8;
const noAudience = '未设目标人群';

function overview(to: Pages<DeckBlock>, facts: CityPortraitFacts): void {
  const { cityName, universePersons, dailyOutside, taPersons, taShare, counts, districts, hasAudience } =
    facts;
  const known = districts.toSorted((a, b) => (b.residents.value ?? -1) - (a.residents.value ?? -1));
  const shown = known.slice(0, shownDistricts);
  to.add(
    'overview',
    `${cityName}：常住 ${peopleText(universePersons)}，日均外出 ${figureText(dailyOutside, peopleText)}`,
    [
      {
        kind: 'kpis',
        items: [
          {
            label: '常住（15 岁及以上）',
            value: peopleText(universePersons),
            note: `${countText(counts.pois)} 个 POI，${countText(counts.aois)} 个 AOI`,
          },
          {
            label: '日均外出',
            value: figureText(dailyOutside, peopleText),
            note: intervalText(dailyOutside, peopleText),
          },
          {
            label: 'TA 人数',
            value: hasAudience ? figureText(taPersons, peopleText) : none,
            note: hasAudience ? intervalText(taPersons, peopleText) : noAudience,
          },
          {
            label: 'TA 占比',
            value: hasAudience ? figureText(taShare, shareText) : none,
            note: hasAudience ? intervalText(taShare, shareText) : noAudience,
          },
          {
            label: '媒体点位与线路',
            value: `${countText(counts.mediaPositions)} · ${countText(counts.busLines)}`,
            note: `${countText(counts.businessDistricts)} 个商圈；有权限的媒体`,
          },
        ],
      },
      {
        kind: 'table',
        name: '四种角色',
        columns: [
          { title: '行政区', width: 1.4 },
          { title: '居住', width: 1, align: right },
          { title: '工作', width: 1, align: right },
          { title: '日均到访', width: 1, align: right },
          { title: '日均在场', width: 1, align: right },
        ],
        rows: shown.map((district) => [
          district.name,
          figureText(district.residents, peopleText),
          figureText(district.workers, peopleText),
          figureText(district.dailyVisitors, peopleText),
          figureText(district.dailyPersons, peopleText),
        ]),
      },
    ],
  );
}

const inWan = (persons: number | null): number | null => (persons === null ? null : persons / 10_000);

function curve(to: Pages<DeckBlock>, { hours, hasAudience }: CityPortraitFacts): void {
  const peak = hours
    .filter(({ persons }) => persons.value !== null)
    .toSorted((a, b) => (b.persons.value ?? 0) - (a.persons.value ?? 0))
    .at(0);
  if (peak === undefined) return to.omit('24 小时曲线', '样本不足');
  return to.add(
    'hours',
    `${peak.hour}–${peak.hour + 1} 时外出最多，${figureText(peak.persons, peopleText)}`,
    [
      {
        kind: 'chart',
        form: 'line',
        title: '24 小时外出人数',
        categoryName: '时段',
        valueName: '万人',
        categories: hours.map(({ hour }) => `${hour}时`),
        series: [
          { name: '全体', meaning: 'other', values: hours.map(({ persons }) => inWan(persons.value)) },
          ...(hasAudience
            ? [
                {
                  name: 'TA',
                  meaning: 'as-run' as const,
                  hue: 0,
                  values: hours.map(({ taPersons }) => inWan(taPersons.value)),
                },
              ]
            : []),
        ],
        unit: 'count',
      },
    ],
  );
}

function portrait(
  to: Pages<DeckBlock>,
  { portrait: labels, audienceSentence, hasAudience }: CityPortraitFacts,
): void {
  const blocks = portraitBlocks(labels);
  if (blocks === null) return to.omit('人群画像', '样本不足');
  return to.add(
    'portrait',
    `${hasAudience ? audienceSentence : '全体人群'}：${blocks.sentence}`,
    blocks.blocks,
  );
}

function areas(
  to: Pages<DeckBlock>,
  { areas: shown, map, unitName, roleName, hasAudience }: CityPortraitFacts,
): void {
  const first = shown.at(0);
  if (first === undefined) return to.omit(`${unitName}排名`, '样本不足');
  const people = hasAudience ? first.taPersons : first.persons;
  const whom = hasAudience ? 'TA' : roleName;
  const legend = `颜色越深${whom}人数越多，数字为序号`;
  return to.add(
    'areas',
    `${first.name}的${whom}最多，${figureText(people, peopleText)}；周边媒体 ${countText(first.mediaPositions)} 处，线路 ${countText(first.busLines)} 条`,
    [
      ...(map === null ? [] : [{ kind: 'map' as const, map, legend }]),
      {
        kind: 'table',
        name: `${unitName}排名`,
        columns: [
          { title: '序', width: 0.5, align: right },
          { title: unitName, width: 2 },
          { title: `${roleName}人数`, width: 1.4, align: right },
          ...(hasAudience
            ? [
                { title: 'TA 人数', width: 1.5, align: right },
                { title: 'TA浓度', width: 1.3, align: right },
                { title: 'TGI', width: 0.7, align: right },
              ]
            : []),
          { title: '媒体', width: 0.9, align: right },
          { title: '线路', width: 0.7, align: right },
        ],
        rows: shown.map((area, i) => [
          String(i + 1),
          area.name,
          figureText(area.persons, countText),
          ...(hasAudience
            ? [
                figureText(area.taPersons, countText),
                figureText(area.taConcentrationPeople, shareText),
                figureText(area.tgi, (value) => (value === null ? none : value.toFixed(0))),
              ]
            : []),
          countText(area.mediaPositions),
          countText(area.busLines),
        ]),
      },
    ],
  );
}

/** 城市画像: six pages of a city as 城市透视 shows it. */
export function cityPortraitPages(
  facts: CityPortraitFacts,
  dataReleases: readonly string[],
): { readonly pages: readonly DeckPage[]; readonly omitted: readonly OmittedPage[] } {
  const { cityName, audienceSentence, times, roleName, unitName, withheldAreas, methods, isDemo } = facts;
  const source = `预估；${cityName}；${audienceSentence}；${roleName}；${times}${isDemo ? '；演示数据' : ''}`;
  const to = new Pages<DeckBlock>({ section: 'city', prefix: 'city', source });
  for (const add of [overview, curve, portrait, areas]) add(to, facts);
  to.add('method', '口径与数据来源', [
    {
      kind: 'text',
      paragraphs: [
        ...methods,
        ...(withheldAreas > 0 ? [`${withheldAreas} 个${unitName}样本不足，未列出。`] : []),
        `数据版本：${dataReleases.join('、') || none}`,
        ...omittedLine(to.omitted),
      ],
    },
  ]);
  const cover = strategyCover(
    `${cityName}城市画像`,
    [audienceSentence, `${roleName} · ${times}`, `按${unitName}排名`],
    source,
  );
  return { pages: [cover, ...to.pages], omitted: to.omitted };
}
