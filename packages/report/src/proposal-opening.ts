import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { cityMap } from './city-map.ts';
import { countText, coverSlide, ink, personsText, sourceLine, textBox } from './deck-pages.ts';
import { moneyText } from './report-text.ts';
import { quotedSource, type Part } from './proposal-cost.ts';
import {
  reachedTogether,
  shortBasis,
  type BoundedFigure,
  type CityEffect,
  type ProposalDocument,
  type ReachedTogether,
} from './proposal-document.ts';
import type { ShapeElement, SlideDraft, SlideElement } from './slide-draft.ts';

/** `2026-12-14` as `12-14`. */
export const shortDay = (date: string): string => date.slice(5);
const shortCity = (name: string): string => name.replace(/市$/, '');
export const citiesText = (names: readonly string[]): string =>
  names.length <= 3
    ? names.map(shortCity).join('、')
    : `${names.slice(0, 3).map(shortCity).join('、')}等 ${names.length} 城`;

/** Weeks of the flight, begun ones counted. */
export function weeksOf(start: string, end: string): number {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  return Math.max(1, Math.ceil(days / 7));
}

export function proposalCover({ plan, maps }: ProposalDocument, media: readonly Part[]): SlideDraft {
  const { header, brief, lines } = plan;
  const frame = { x: 470, y: 0, width: 490, height: 540 };
  const art = maps.slice(0, 1).map((map) => cityMap(map, frame, 'dark', false));
  const units = media
    .slice(0, 2)
    .map(
      ({ name, units: own }) =>
        `${name} ${countText(own)} ${lines.find(({ medium }) => medium === name)?.unit ?? ''}`,
    );
  return coverSlide(header, '投放方案', art, [
    `${citiesText(brief.cities)} · ${units.join('、')}${media.length > 2 ? ` 等 ${media.length} 种媒体` : ''}`,
    `${brief.flightStart} 至 ${shortDay(brief.flightEnd)}，${weeksOf(brief.flightStart, brief.flightEnd)} 周`,
  ]);
}

export const card = (
  place: { x: number; y: number; width: number; height: number },
  fill: string = ink.pale,
): ShapeElement => ({ kind: 'shape', name: '卡片', ...place, form: { kind: 'rectangle', radius: 6 }, fill });

/** The interval below a share. */
export const intervalLine = ({ low, high }: BoundedFigure): string =>
  low === null || high === null ? '区间见附录' : `95% 区间 ${percentText(low)} – ${percentText(high)}`;

/** What the plan does, in one sentence. */
export function answerTitle({ plan, effects }: ProposalDocument): string {
  const { totals, brief } = plan;
  const reached = reachedTogether(effects);
  const where = citiesText(brief.cities);
  const spent = `含税 ${moneyText(totals.totalFen)}`;
  if (reached === null) return `${spent}，在${where}投放 ${countText(totals.vehicles)} 个媒体单位`;
  const people = `${personsText(reached.persons)}目标顾客`;
  if (reached.cities.length === brief.cities.length) return `${spent}，预计让${where} ${people}看到`;
  return `${spent}投放${where}；其中预计让${citiesText(reached.cities.map(({ cityName }) => cityName))} ${people}看到`;
}

function sentences(proposal: ProposalDocument, media: readonly Part[]): (readonly [string, string])[] {
  const { plan, effects, certificates } = proposal;
  const { totals, brief } = plan;
  const leader = media[0];
  const share = totals.netFen === 0 ? 0 : leader.netFen / totals.netFen;
  const often = effects.find(({ frequency }) => frequency.value !== null);
  const spent = totals.netFen + totals.productionFen;
  return [
    [
      '买什么',
      `${countText(totals.vehicles)} 个媒体单位，${leader.name}占净价 ${percentText(share)}；${brief.flightStart} 起投放 ${weeksOf(brief.flightStart, brief.flightEnd)} 周。`,
    ],
    ...(often === undefined
      ? []
      : [
          [
            '看几次',
            `${shortCity(often.cityName)}看到的人平均看 ${certain(often.frequency.value, 'frequency of a known city').toFixed(1)} 次；各城市见后页。`,
          ] as const,
        ]),
    [
      '花多少',
      `净价 ${moneyText(totals.netFen)}${brief.budgetFen === null ? '' : `；净价与制作安装费占预算 ${moneyText(brief.budgetFen)} 的 ${percentText(spent / brief.budgetFen)}`}。`,
    ],
    ...certificates
      .slice(0, 1)
      .map(({ cityName, sentence }) => ['为何选它', `${shortCity(cityName)}：${sentence}`] as const),
  ];
}

/** The cities that the figure is not of. */
function leftOut({ cities }: ReachedTogether, lines: readonly { readonly cityName: string }[]): string {
  const left = new Set(lines.map(({ cityName }) => cityName));
  for (const { cityName } of cities) left.delete(cityName);
  return left.size === 0 ? '' : `；未计${citiesText([...left])}`;
}

export function answerSlide(proposal: ProposalDocument, media: readonly Part[]): SlideDraft {
  const { plan, effects } = proposal;
  const { totals, brief } = plan;
  const reached = reachedTogether(effects);
  const left = { x: 40, width: 300 };
  const figure: SlideElement[] =
    reached === null || reached.share === null
      ? [
          textBox({ ...left, y: 120, height: 20 }, ['含税总价'], { size: 13, color: ink.quiet }),
          textBox({ ...left, y: 144, height: 66 }, [moneyText(totals.totalFen)], {
            size: 44,
            bold: true,
            anchor: 'middle',
          }),
        ]
      : [
          textBox({ ...left, y: 120, height: 20 }, ['目标顾客里预计能看到的比例'], {
            size: 13,
            color: ink.quiet,
          }),
          textBox({ ...left, y: 144, height: 66 }, [percentText(reached.share)], {
            size: 48,
            bold: true,
            anchor: 'middle',
          }),
          textBox(
            { ...left, y: 214, height: 38 },
            [
              reached.cities.length === 1
                ? intervalLine(reached.cities[0].reachShare)
                : `${reached.cities.length} 个城市合计，各城市区间见后页`,
              `预估，约 ${personsText(reached.persons)}人${leftOut(reached, plan.lines)}`,
            ],
            { size: 12, color: ink.quiet },
          ),
        ];
  const small = [
    ['含税总价', moneyText(totals.totalFen)],
    ['城市', citiesText(brief.cities)],
    ['投放期', `${shortDay(brief.flightStart)} 至 ${shortDay(brief.flightEnd)}`],
  ] as const;
  return {
    title: answerTitle(proposal),
    elements: [
      card({ x: 24, y: 100, width: 336, height: 370 }),
      ...figure,
      ...small.flatMap(([label, value], i) => [
        textBox({ ...left, y: 282 + i * 58, height: 18 }, [label], { size: 11, color: ink.quiet }),
        textBox({ ...left, y: 300 + i * 58, height: 26 }, [value], { size: 17, bold: true }),
      ]),
      ...sentences(proposal, media).flatMap(([head, text], i) => [
        textBox({ x: 400, y: 112 + i * 92, width: 90, height: 24 }, [head], {
          size: 14,
          bold: true,
          color: '0A62CC',
        }),
        textBox({ x: 400, y: 136 + i * 92, width: 520, height: 58 }, [text], { size: 16 }),
      ]),
      sourceLine(`${quotedSource}；到达与频次为预估，口径见附录`),
    ],
  };
}

const share = (part: number | null, whole: number): string =>
  part === null || whole === 0 ? '—' : percentText(part / whole);

/** Cities whose audience has a size. */
const sized = (effects: readonly CityEffect[]) =>
  effects.flatMap((effect) => {
    const { audiencePersons } = effect;
    return audiencePersons === null ? [] : [{ ...effect, audiencePersons }];
  });

/** The samples stand last: without any they are no column. */
const audienceColumns = [
  { title: '城市', width: 90 },
  { title: '总体（人）', width: 90, align: 'right' },
  { title: 'TA（人）', width: 90, align: 'right' },
  { title: 'TA 占总体', width: 80, align: 'right' },
  { title: '样本（人）', width: 80, align: 'right' },
] as const;

export function audienceSlide({ plan, effects }: ProposalDocument): SlideDraft[] {
  const known = sized(effects);
  if (known.length === 0) return [];
  const sum = (of: (effect: CityEffect) => number | null): number =>
    known.reduce((total, effect) => total + (of(effect) ?? 0), 0);
  const persons = sum(({ audiencePersons }) => audiencePersons);
  const rows = known.map((effect) => [
    effect.cityName,
    personsText(effect.universePersons),
    personsText(effect.audiencePersons),
    share(effect.audiencePersons, effect.universePersons),
    effect.panelPersons === null ? '—' : countText(effect.panelPersons),
  ]);
  const total = [
    '合计',
    personsText(sum((effect) => effect.universePersons)),
    personsText(persons),
    share(
      persons,
      sum((effect) => effect.universePersons),
    ),
    '',
  ];
  const shownColumns =
    audienceColumns.length - (known.every(({ panelPersons }) => panelPersons === null) ? 1 : 0);
  const [first] = known;
  const bars: readonly (readonly [string, number])[] =
    known.length > 1
      ? known.slice(0, 10).map(({ cityName, audiencePersons }) => [cityName, audiencePersons])
      : [
          ['总体', first.universePersons],
          ['目标人群', first.audiencePersons],
          ...(first.reach.value === null ? [] : [['预计触达', first.reach.value] as const]),
        ];
  return [
    {
      title: `要找的人：${citiesText(known.map(({ cityName }) => cityName))}约 ${personsText(persons)}人`,
      elements: [
        card({ x: 40, y: 92, width: 880, height: 70 }),
        textBox({ x: 60, y: 100, width: 840, height: 18 }, ['目标人群（TA）'], {
          size: 11,
          color: ink.quiet,
        }),
        textBox({ x: 60, y: 119, width: 840, height: 40 }, [plan.brief.audienceSentence], {
          size: 15,
          bold: true,
          anchor: 'middle',
        }),
        {
          kind: 'table',
          x: 40,
          y: 182,
          name: '目标人群',
          columns: audienceColumns.slice(0, shownColumns),
          rows: (known.length > 1 ? [...rows.slice(0, 10), total] : rows).map((row) =>
            row.slice(0, shownColumns),
          ),
          size: 12,
          hasTotal: known.length > 1,
        },
        {
          kind: 'chart',
          form: 'bar',
          x: 500,
          y: 176,
          width: 420,
          height: 296,
          title: known.length > 1 ? '目标人群（万人）' : '从总体到触达（万人）',
          categories: bars.map(([name]) => name),
          series: [{ name: '万人', values: bars.map(([, people]) => people / 10_000), color: ink.forecast }],
          numberFormat: '#,##0.0',
        },
        sourceLine(shortBasis(known[0])),
      ],
    },
  ];
}
