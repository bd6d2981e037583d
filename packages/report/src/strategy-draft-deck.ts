import { omittedLine, Pages } from './bus-report-frame.ts';
import { worksByPage } from './creative-slides.ts';
import type { DeckBlock, DeckPage } from './deck-page.ts';
import { boughtLegend } from './map-with-legend.ts';
import { right } from './report-frame.ts';
import type { OmittedPage } from './report-page.ts';
import { countText, moneyText, none, shareText, timesText, yuanText } from './report-text.ts';
import { strategyCover } from './strategy-deck-cover.ts';
import type { StrategyDraftFacts } from './strategy-draft-facts.ts';
import { findingPages, mostDraftPages } from './strategy-draft-findings.ts';
import { goalPage, mixPages, schedulePage } from './strategy-draft-mix.ts';
import { audiencePage, cityPage } from './strategy-draft-people.ts';

const unknown = '待定';
/** More pinned findings than these need the room of further works. */
const fewFindings = 2;
const joined = (texts: readonly string[], otherwise: string): string => texts.join('、') || otherwise;

const flightText = ({ startDate, endDate, weeks }: StrategyDraftFacts): string =>
  startDate === null
    ? `${weeks} 周，开始日期${unknown}`
    : `${startDate} 至 ${endDate ?? unknown}（${weeks} 周）`;

const budgetText = ({ budgetFen, hiddenCities }: StrategyDraftFacts): string =>
  budgetFen !== null ? moneyText(budgetFen) : hiddenCities > 0 ? '含您无权限的城市，不显示' : unknown;

/** The brief as one says it: brand, goal, where, whom, when and for how much. */
function briefSentence(facts: StrategyDraftFacts): string {
  const { brandName, productName, goalName, cities, audienceSentence } = facts;
  const brand = [brandName ?? '品牌待定', productName].filter((text) => text !== '').join(' ');
  const money = facts.budgetFen === null ? '' : `，以 ${moneyText(facts.budgetFen)}`;
  return `${brand}：${facts.weeks} 周内${money}在${joined(cities, '城市待定')}让${audienceSentence}看到，目标是${goalName}`;
}

function aimText({ aim }: StrategyDraftFacts): string {
  const { k = 1, reachShare, frequency, cpmFen } = aim;
  return joined(
    [
      ...(reachShare === undefined ? [] : [`${k}+ 到达率 ${shareText(reachShare)}`]),
      ...(frequency === undefined ? [] : [`频次 ${timesText(frequency)}`]),
      ...(cpmFen === undefined ? [] : [`TA-CPM 不高于 ${yuanText(cpmFen)}`]),
    ],
    unknown,
  );
}

function briefPage(to: Pages<DeckBlock>, facts: StrategyDraftFacts): void {
  const {
    brandName,
    productName,
    industry,
    goalName,
    rivals,
    cities,
    audienceSentence,
    media,
    excludedMedia,
  } = facts;
  to.add('brief', briefSentence(facts), [
    {
      kind: 'table',
      name: '简报',
      columns: [
        { title: '项目', width: 1 },
        { title: '内容', width: 4 },
      ],
      rows: [
        [
          '品牌与产品',
          joined(
            [brandName ?? '', productName].filter((text) => text !== ''),
            unknown,
          ),
        ],
        ['行业', industry || unknown],
        ['竞品', joined(rivals, unknown)],
        ['营销目标', goalName],
        ['城市', joined(cities, unknown)],
        ['目标人群', audienceSentence],
        [
          '媒体',
          `${joined(media, '全部媒体')}${excludedMedia.length === 0 ? '' : `；不用${excludedMedia.join('、')}`}`,
        ],
        ['档期', flightText(facts)],
        ['预算', budgetText(facts)],
        ['KPI', aimText(facts)],
      ],
    },
  ]);
}

function placesPage(to: Pages<DeckBlock>, { places, chosen }: StrategyDraftFacts): void {
  if (places === null || places.rows.length === 0)
    return to.omit('点位分布', typeof chosen === 'string' ? chosen : '点位不在现行媒体数据中');
  const { map, rows } = places;
  const shown = rows.slice(0, 12);
  const rest = rows.length - shown.length;
  const [first] = rows;
  return to.add(
    'places',
    `点位分布：${first.cityName}${first.place} ${first.mediumName} ${countText(first.quantity)} ${first.unit}等 ${rows.length} 项`,
    [
      ...(map === null
        ? []
        : [{ kind: 'map' as const, map, legend: `${map.cityName}：${boughtLegend(map)}` }]),
      {
        kind: 'table',
        name: '点位分布',
        columns: [
          { title: '城市', width: 1 },
          { title: '区域', width: 1.2 },
          { title: '媒体', width: 1.6 },
          { title: '数量', width: 1, align: right },
        ],
        rows: [
          ...shown.map((row) => [
            row.cityName,
            row.place,
            row.mediumName,
            `${countText(row.quantity)} ${row.unit}`,
          ]),
          ...(rest > 0 ? [['另有', `${rest} 项`, '', '']] : []),
        ],
      },
    ],
  );
}

/** The works chosen for the deck; where other pages need the room, those of the first page alone. */
function worksPage(to: Pages<DeckBlock>, { works }: StrategyDraftFacts, isShort: boolean): void {
  if (works.length === 0) return to.omit('创意参考', '没有选入提案素材');
  const all = worksByPage(works);
  const shown = isShort ? all.slice(0, 1) : all;
  for (const [i, page] of shown.entries())
    to.add(i === 0 ? 'works' : `works-${i + 1}`, page.title, [{ kind: 'works', works: page.works }]);
  return undefined;
}

function nextPage(
  to: Pages<DeckBlock>,
  { outcomeTitle, missing, chosen, deadlines, startDate }: StrategyDraftFacts,
): void {
  const steps = [
    ...(outcomeTitle !== null
      ? [`已由本草稿生成 ${outcomeTitle}：确认点位与档期后锁位。`]
      : missing.length > 0
        ? [`补齐简报：${missing.join('、')}。`]
        : ['由草稿生成订单或智选方案：品牌、城市、人群、预算与档期一并带入。']),
    ...(typeof chosen === 'string' ? ['按目标测算组合，比较后选定一个。'] : []),
    ...(outcomeTitle === null ? ['确认组合后锁位：空位以锁位时为准，本文件不占用空位。'] : []),
    ...(startDate === null ? [] : [`计划 ${startDate} 上刊；终稿与授权文件按下表交付。`]),
  ];
  to.add(
    'next',
    `下一步：${outcomeTitle !== null ? '确认并锁位' : missing.length > 0 ? `补齐${missing.join('、')}` : '确认组合，生成订单'}`,
    [
      { kind: 'text', paragraphs: steps },
      ...(deadlines.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              name: '最晚交稿',
              columns: [
                { title: '媒体形式', width: 2 },
                { title: '最晚交稿', width: 1.2, align: right },
                { title: '上刊前工作日', width: 1, align: right },
              ],
              rows: deadlines.slice(0, 10).map(({ name, day, workdays }) => [name, day, String(workdays)]),
            },
          ]),
    ],
  );
}

function methodPage(to: Pages<DeckBlock>, facts: StrategyDraftFacts, dataReleases: readonly string[]): void {
  const { findings, hiddenFindings, hiddenCities } = facts;
  const hidden = [
    ...(hiddenCities > 0 ? [`${hiddenCities} 个城市`] : []),
    ...(hiddenFindings > 0 ? [`${hiddenFindings} 条洞察`] : []),
  ];
  const outdated = findings.filter(({ isOutdated }) => isOutdated).length;
  to.add('method', '附录：口径与数据来源', [
    {
      kind: 'text',
      paragraphs: [
        '洞察为固定到草稿时屏幕上的数字，原样保留，口径与日期写在每条之后。',
        ...(outdated === 0 ? [] : [`${outdated} 条洞察的数据此后已更新，可在策略草稿中刷新。`]),
        '人群为样本推及总体的预估；TGI = 100 × 目标人群占比 ÷ 全市占比；样本人少于最小单元的数字不显示（样本不足）。',
        '组合的到达、频次与 N+ 为预估：同一批样本人、与订单预估效果同一个接触模型；95% 区间为抽样误差。',
        '理论最高：在保存组合时的空位与最小采购单元下，预算以内任何组合都不高于它，由独立程序核对。',
        '净价为刊例价 × 城市刊例折扣，与订单同一规则；刊例价没有时为示例价。',
        `数据版本：${joined(dataReleases, none)}`,
        ...(hidden.length === 0 ? [] : [`另有${hidden.join('、')}不在您的数据权限内，未列出。`]),
        ...omittedLine(to.omitted),
      ],
    },
  ]);
}

/**
 * The deck of a strategy draft as its reader sees it: brief, pinned findings by quadrant, audience, cities, goal, the chosen
 * combination with its proof, schedule, places, works, next step and method. Pages without data are named on the last one.
 */
export function strategyDraftPages(
  facts: StrategyDraftFacts,
  dataReleases: readonly string[],
): { readonly pages: readonly DeckPage[]; readonly omitted: readonly OmittedPage[] } {
  const { name, brandName, goalName, audienceSentence, cities, isDemo } = facts;
  const source = `策略草稿「${name}」；${audienceSentence}；${flightText(facts)}${isDemo ? '；演示数据' : ''}`;
  const frame = { section: 'strategy', prefix: 'draft', source };
  const to = new Pages<DeckBlock>(frame);
  briefPage(to, facts);
  const found = new Pages<DeckBlock>(frame);
  for (const add of [audiencePage, cityPage, goalPage, mixPages, schedulePage, placesPage]) add(found, facts);
  const end = new Pages<DeckBlock>(frame);
  const isShort = facts.findings.length > fewFindings;
  worksPage(end, facts, isShort);
  nextPage(end, facts);
  // Beside cover and method.
  const others = 2 + to.pages.length + found.pages.length + end.pages.length;
  const addRest = findingPages(to, facts, mostDraftPages - others);
  to.join(found);
  to.join(end);
  addRest(to);
  methodPage(to, facts, dataReleases);
  const cover = strategyCover(
    name,
    [
      `${brandName ?? '品牌待定'} · ${goalName}`,
      audienceSentence,
      joined(cities, '城市待定'),
      `${flightText(facts)} · 预算 ${budgetText(facts)}`,
    ],
    source,
  );
  return { pages: [cover, ...to.pages], omitted: to.omitted };
}
