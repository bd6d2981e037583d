import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { appraisalStateNames, appraisalTones } from '../../../shared/effect/effect-names.ts';
import { noFigureReason } from '../../../shared/effect/no-figure-reason.ts';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { evaluationHref } from '../../../shared/order/order-addresses.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from '../row-name.module.css';

const asShare = (share: number) => formatShare(share);

const columns: readonly AppColumn<EffectOrderRow>[] = [
  {
    key: 'name',
    title: '投放',
    width: 200,
    render: ({ orderId, name, brandName, cities }) => (
      <>
        <HrefLink className={styles.name} href={evaluationHref(orderId)}>
          {name}
        </HrefLink>
        <span className={styles.place}>
          {brandName} · {cities.map(({ cityName }) => cityName).join('、')}
        </span>
      </>
    ),
  },
  {
    key: 'period',
    title: '投放期',
    width: 176,
    render: ({ startDate, endDate }) => <span className="numeric">{periodText(startDate, endDate)}</span>,
  },
  {
    key: 'reach',
    title: <MetricLabel metric="reachShare" label="TA 到达率" />,
    name: 'TA 到达率',
    width: 116,
    isNumeric: true,
    render: ({ comparison, measuredCities, stage }) =>
      comparison === null || stage === 'before' ? (
        missing
      ) : (
        <FigureValue
          figure={comparison.actual.reachShare}
          format={asShare}
          note={citiesBasisText(measuredCities)}
        />
      ),
  },
  {
    key: 'posted',
    title: <MetricLabel metric="postedRate" />,
    name: '上刊率',
    width: 92,
    isNumeric: true,
    render: ({ postings }) => formatShare(postings.postingRate, 0),
  },
  {
    key: 'appraisal',
    title: '评估',
    width: 200,
    render: (campaign) => (
      <>
        <StatusTag
          tone={appraisalTones[campaign.appraisalState]}
          text={appraisalStateNames[campaign.appraisalState]}
        />
        <span className={styles.place}>{noFigureReason(campaign)}</span>
      </>
    ),
  },
];

/** The campaigns, each with the way to its report. */
export function CampaignList({
  rows,
  total,
}: {
  readonly rows: readonly EffectOrderRow[];
  readonly total: number;
}) {
  return (
    <Card
      title="我的投放"
      extra={<HrefLink href="/evaluation">全部 {total}</HrefLink>}
      footer="TA 到达率按执行测算：按上下刊登记、用同一模型计算，95% 区间与口径在数字上。"
    >
      <AppTable caption="我的投放" columns={columns} rows={rows} rowKey={({ orderId }) => orderId} />
    </Card>
  );
}
