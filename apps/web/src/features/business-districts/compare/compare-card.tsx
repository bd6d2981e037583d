import { Chart } from '../../../chart/chart.tsx';
import { maxCompared } from '../../../shared/compare/most-compared.ts';
import { compareRows } from '../../../shared/compare/compare-rows.ts';
import { CompareTable } from '../../../shared/compare/compare-table.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from '../business-districts.module.css';
import type { CrowdQuestion } from '../../../shared/crowd-bar/crowd-address.ts';
import type { DistrictFacts } from '../district-metrics.ts';
import { districtAspects } from './district-aspects.ts';
import { prepareFormats, prepareHours, prepareOrigins, prepareSpending } from './prepare-insight-charts.ts';
import { prepareRadar } from './prepare-radar.ts';
import { useDistrictInsights } from './use-district-insights.ts';
import { useDistrictInventory } from './use-district-inventory.ts';

export interface CompareCardProps {
  readonly question: CrowdQuestion;
  readonly hasAudience: boolean;
  /** Chosen business districts; the first four are compared. */
  readonly chosen: readonly DistrictFacts[];
  readonly city: readonly DistrictFacts[];
}

const chartHeight = 240;

function Insights({ question, chosen }: Pick<CompareCardProps, 'question' | 'chosen'>) {
  const { insights, error, retry } = useDistrictInsights(question, chosen);
  if (error) return <StateBlock kind="section-failed" error={error} onRetry={retry} />;
  if (insights === undefined) return <StateBlock kind="loading" rows={6} minHeight={2 * chartHeight} />;
  const { statistics, visitors } = insights[0];
  return (
    <>
      <div className={styles.charts}>
        <Chart model={prepareHours(insights)} height={chartHeight} />
        <Chart model={prepareFormats(insights)} height={chartHeight} />
        <Chart model={prepareOrigins(insights)} height={chartHeight} />
        <Chart model={prepareSpending(insights)} height={chartHeight} />
      </div>
      <p className={styles.footnote}>
        24 小时客流为各小时去重在场人数。到访者为到访且不在该商圈居住或工作的人（{visitors.sentence}
        ）；样本不足的一项留空。{basisText(statistics.basis)}
      </p>
    </>
  );
}

/** Up to four business districts side by side: figures, shape, hours, formats, and who comes from where. */
export function CompareCard({ question, hasAudience, chosen, city }: CompareCardProps) {
  const compared = chosen.slice(0, maxCompared);
  const inventory = useDistrictInventory(question.cityCode, compared.length > 0);
  if (compared.length === 0) {
    return (
      <Card title="商圈对比">
        <StateBlock
          kind="unselected"
          title={`在地图上点选或在排名中勾选商圈，在此对比（最多 ${maxCompared} 个）`}
        />
      </Card>
    );
  }
  const rows = compareRows(
    districtAspects(hasAudience),
    compared.map((row) => ({ row, inventory: inventory.get(row.areaId) })),
  );
  return (
    <Card
      title={`商圈对比（${compared.length}）`}
      extra={
        chosen.length > maxCompared && (
          <span className={styles.quiet}>
            已选 {chosen.length} 个，对比前 {maxCompared} 个
          </span>
        )
      }
    >
      <div className={styles.compare}>
        <Chart model={prepareRadar(compared, city, hasAudience)} height={480} />
        {/* Takes the focus, so that arrow keys scroll a wide comparison. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.scroll} tabIndex={0} aria-label="商圈各项指标">
          <CompareTable
            label="商圈对比"
            heads={compared.map(({ areaId, name }) => ({ id: areaId, name }))}
            rows={rows}
          />
        </section>
      </div>
      <Insights question={question} chosen={compared} />
    </Card>
  );
}
