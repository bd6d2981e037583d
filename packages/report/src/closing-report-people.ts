import { certain } from '@ooh/contract/core/certain';
import type { ClosingFacts, OutcomeLine } from './closing-report-facts.ts';
import { chart, kpis, planAndAsRun, table, type ClosingPage } from './closing-report-page.ts';
import { metricTexts } from './closing-report-opening.ts';
import { differenceText, isFarApart, isWithinBand } from './third-party-band.ts';
import { reasonOf, right } from './report-frame.ts';
import { figureText, intervalText, none, numberText, peopleText, shareText } from './report-text.ts';

const mostFeatures = 8;

export function audience({ insight, effect }: ClosingFacts): ClosingPage {
  const { taReachedPersons, reachedPersons, taConcentrationPeople, baseShare, tgi } = insight;
  if (taConcentrationPeople === null) return reasonOf(effect.scope);
  const features = insight.features.slice(0, mostFeatures);
  const [striking] = features.toSorted((a, b) => b.tgi - a.tgi);
  return {
    // Where everybody is the audience, its share says nothing.
    title:
      baseShare === 1 && striking !== undefined
        ? `看到的人里「${striking.name}」比全城最突出（TGI ${numberText(striking.tgi)}）`
        : `看到的人里 ${shareText(taConcentrationPeople)} 是目标人群，全城为 ${shareText(baseShare)}（TGI ${numberText(tgi)}）`,
    blocks: [
      kpis(
        ['触达人数', peopleText(reachedPersons), '全部人群'],
        ['其中目标人群', peopleText(taReachedPersons), effect.order.audienceSentence],
        ['TA 浓度', shareText(taConcentrationPeople), '按人数'],
        ['TGI', numberText(tgi), '全城为 100'],
      ),
      ...(features.length === 0
        ? []
        : [
            chart(
              'bar',
              '与全城相差最大的人群标签',
              ['人群', features.map(({ dimension, name }) => `${dimension} ${name}`)],
              ['TGI，全城为 100', 'count'],
              [{ name: '看到的人', meaning: 'as-run', values: features.map((one) => one.tgi) }],
            ),
            table(
              '看到的人',
              [
                ['人群', 1.6],
                ['占比', 1, right],
                ['TGI', 1, right],
              ],
              features.map(({ dimension, name, share, tgi: own }) => [
                `${dimension} ${name}`,
                shareText(share),
                numberText(own),
              ]),
            ),
          ]),
    ],
  };
}

const mostAreas = 10;

export function places({ places: found }: ClosingFacts): ClosingPage {
  if (found === null) return '没有按区域的测算';
  const rows = found.rows.filter(({ actualCoverage }) => actualCoverage.value !== null).slice(0, mostAreas);
  if (rows.length === 0) return `${found.cityName}的区域样本不足`;
  const [best] = rows.toSorted(
    (a, b) =>
      certain(b.actualCoverage.value, 'coverage of a known area') -
      certain(a.actualCoverage.value, 'coverage of a known area'),
  );
  return {
    title: `${found.cityName}：到过${best.name}的目标人群中 ${shareText(best.actualCoverage.value)} 看到过，计划 ${shareText(best.plannedCoverage.value)}`,
    blocks: [
      chart(
        'bar',
        '各区域目标人群的覆盖',
        ['区域', rows.map(({ name }) => name)],
        ['占到过该区域的目标人群', 'share'],
        planAndAsRun(
          rows.map(({ plannedCoverage }) => plannedCoverage.value),
          rows.map(({ actualCoverage }) => actualCoverage.value),
        ),
      ),
      table(
        '各区域覆盖',
        [
          ['区域', 1.4],
          ['到过的目标人群', 1.2, right],
          ['计划', 1, right],
          ['实际', 1, right],
        ],
        rows.map(({ name, taPersons, plannedCoverage, actualCoverage }, i) => [
          `${i + 1} ${name}`,
          figureText(taPersons, peopleText),
          figureText(plannedCoverage, shareText),
          figureText(actualCoverage, shareText),
        ]),
      ),
    ],
  };
}

const outcomeNames = { visit: '到店', search: '搜索' } as const;
const stateNames = {
  measured: '有增长结论',
  'no-source': '数据源缺失',
  'small-sample': '样本不足',
  underpowered: '功效不足',
  'placebo-failed': '安慰剂检验未通过',
} as const;

const pointsText = (share: number | null): string =>
  share === null ? none : `${share >= 0 ? '+' : ''}${(share * 100).toFixed(2)} 个百分点`;

function outcomeTitle(found: OutcomeLine | undefined): string {
  if (found === undefined) return '到店与搜索：功效或样本不足，不作增长结论';
  const { kind, uplift } = found;
  const isSure = (uplift.low ?? 0) > 0 || (uplift.high ?? 0) < 0;
  return `${outcomeNames[kind]}${isSure ? '' : '变化不显著：'}${pointsText(uplift.value)}（${intervalText(uplift, pointsText)}）`;
}

export function outcomes({ behaviour: { outcomes: all } }: ClosingFacts): ClosingPage {
  const shown = all.filter(({ state }) => state !== 'no-source');
  if (shown.length === 0) return all[0]?.reason ?? '没有到店与搜索数据';
  return {
    title: outcomeTitle(shown.find(({ state }) => state === 'measured')),
    blocks: [
      table(
        '到店与搜索',
        [
          ['指标', 0.7],
          ['城市', 0.8],
          ['看到过的人', 1, right],
          ['匹配对照', 1, right],
          ['增长（双重差分）', 1.3, right],
          ['95% 区间', 1.8, right],
          ['功效', 0.7, right],
          ['判断', 1.2, right],
        ],
        shown.map((one) => [
          outcomeNames[one.kind],
          one.cityName ?? none,
          figureText(one.exposedShare, shareText),
          figureText(one.controlShare, shareText),
          figureText(one.uplift, pointsText),
          intervalText(one.uplift, pointsText).replace('95% 区间 ', '') || none,
          shareText(one.power),
          stateNames[one.state],
        ]),
      ),
    ],
  };
}

export function thirdParty({ thirdParty: { reports, figures } }: ClosingFacts): ClosingPage {
  const [newest] = reports;
  if (newest === undefined) return '第三方报告未上传';
  if (figures.length === 0) return '第三方报告没有登记可对照的数字';
  const known = figures.flatMap(({ delta }) => delta ?? []);
  const within = known.filter(isWithinBand).length;
  const shares = figures.filter(({ metric }) => metric === 'reachShare');
  return {
    title: `${newest.agency}的 ${known.length} 项数字中 ${within} 项与平台相差 15% 以内`,
    blocks: [
      table(
        '第三方对照',
        [
          ['指标', 1.4],
          ['平台（按上刊记录测算）', 1.4, right],
          ['第三方', 1.2, right],
          ['差异', 1, right],
          ['判断', 1.8, right],
        ],
        figures.map(({ metric, platform, value, delta }) => [
          metricTexts[metric].name,
          metricTexts[metric].text(platform),
          metricTexts[metric].text(value),
          differenceText(delta),
          delta === null
            ? '平台没有可比的数字'
            : isWithinBand(delta)
              ? '±15% 以内'
              : isFarApart(delta)
                ? '差异较大，请先核对口径'
                : '超出 ±15%',
        ]),
      ),
      ...(shares.length === 0 || shares[0].platform === null
        ? []
        : [
            chart(
              'column',
              'TA 到达率：平台与第三方',
              ['指标', ['TA 到达率']],
              ['占目标人群', 'share'],
              [
                { name: '按上刊记录测算', meaning: 'as-run', values: [shares[0].platform] },
                { name: `第三方：${newest.agency}`, meaning: 'third-party', values: [shares[0].value] },
              ],
            ),
          ]),
    ],
  };
}

export function competition({ competition: found }: ClosingFacts): ClosingPage {
  if (found === null) return '没有同期市场数据，或没有查看权限';
  const cells = found.cells.toSorted((a, b) => b.ownFen - a.ownFen).slice(0, 12);
  if (cells.length === 0) return '同期没有可比的市场投放';
  const [first] = cells;
  return {
    title: `${first.cityName}${first.mediumName}：声量份额 ${shareText(first.sos)}`,
    blocks: [
      table(
        '竞品同期',
        [
          ['城市', 1],
          ['媒体', 1.2],
          ['声量份额 SOS', 1, right],
          ['投放最多的竞品', 2.4],
        ],
        cells.map(({ cityName, mediumName, sos, rivals }) => [
          cityName,
          mediumName,
          shareText(sos),
          rivals
            .slice(0, 3)
            .map(({ brandName, sos: own }) => `${brandName} ${shareText(own)}`)
            .join('、') || none,
        ]),
      ),
    ],
  };
}
