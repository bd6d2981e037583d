import type { ClosingFacts, ReportIdentity } from './closing-report-facts.ts';
import { table, text } from './closing-report-page.ts';
import type { OmittedPage, ReportPage } from './report-page.ts';

const mostCities = 5;

/** How every figure is to be read, and which pages are missing and why. */
export function methodPage(
  { effect: { scope } }: ClosingFacts,
  omitted: readonly OmittedPage[],
): Pick<ReportPage, 'title' | 'blocks'> {
  const bases = scope.cities.map(({ cityName, basis, reason }) =>
    basis === null
      ? `${cityName}：${reason ?? '数据不足'}`
      : `${cityName}：${basis.universe}；${basis.period}；${basis.source}`,
  );
  return {
    title: '附录：口径与未生成的页面',
    blocks: [
      text([
        '计划为订单的约定；「按上刊记录测算」为同一接触模型、同一批样本人，只计登记为已上刊、晚刊、破损与已补的面与天数，不是实地测量；第三方为评估机构自己的数字，总体、周期与看到的门槛可能不同。',
        '到达率 = 至少看到一次的目标人群 ÷ 目标人群；频次 = 目标人群曝光 ÷ 触达人数；毛评点 = 100 × 目标人群曝光 ÷ 目标人群；CPM = 投放金额 ÷ 曝光 × 1000。',
        '达成：达到约定；部分达成：达到约定的 80.0% 及以上。少于最小单元样本人的数字不显示（样本不足）；95% 区间为抽样误差。到店与搜索只在有匹配对照、安慰剂检验通过且功效足够时给出结论。',
        ...bases.slice(0, mostCities),
        ...(bases.length > mostCities ? [`另有 ${bases.length - mostCities} 个城市，口径相同`] : []),
      ]),
      ...(omitted.length === 0
        ? []
        : [
            table(
              '以下页面因数据不足未生成',
              [
                ['以下页面因数据不足未生成', 1],
                ['原因', 1.4],
              ],
              omitted.map(({ title, reason }) => [title, reason]),
            ),
          ]),
    ],
  };
}

const versionNames = { client: '客户版', internal: '内部版' } as const;
const shownReleases = 8;

/** What the report was made of, so that somebody else can make it again and compare. */
export function identityPage(identity: ReportIdentity): Pick<ReportPage, 'title' | 'blocks'> {
  const { dataReleases } = identity;
  const more = dataReleases.length > shownReleases ? ` 等 ${dataReleases.length} 个` : '';
  return {
    title: '附录：数据版本与校验',
    blocks: [
      table(
        '数据版本与校验',
        [
          ['项目', 1],
          ['内容', 5],
        ],
        [
          ['报告', `结案报告 ${versionNames[identity.version]} · ${identity.orderNo}`],
          ['数据版本', `${dataReleases.slice(0, shownReleases).join('、') || '—'}${more}`],
          [
            '参数',
            `上刊记录截至 ${identity.asOf}；最小单元 ${identity.minimumCell} 名样本人；结论第 ${identity.conclusionVersion} 版；页面编排第 ${identity.layoutVersion} 版`,
          ],
          ['程序版本', identity.codeVersion],
          ['随机种子', identity.seed],
          ['页面数', `${identity.pages.length + 1} 页（含本页）`],
          ['校验值 SHA-256', identity.hash],
          ['如何核对', 'npm run report -- verify 文件：按数据目录重新计算，逐页比较校验值'],
        ],
      ),
    ],
  };
}
