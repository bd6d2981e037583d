import type { EffectOrderRow } from '@ooh/contract/domain/effect';
import { appraisalStateNames, appraisalTones } from '../../../shared/effect/effect-names.ts';
import { noFigureReason } from '../../../shared/effect/no-figure-reason.ts';
import { citiesBasisText } from '../../../shared/figure/basis-text.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { MetricLabel } from '../../../shared/figure/metric.tsx';
import { closingReportHref, evaluationHref } from '../../../shared/order/order-addresses.ts';
import { periodText } from '../../../shared/order/period-text.ts';
import { formatShare, missing } from '../../../ui/figure/format-figure.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import { AppTable } from '../../../ui/table/app-table.tsx';
import styles from '../row-name.module.css';
import { NewestPhoto } from './newest-photo.tsx';

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
    key: 'goal',
    title: '约定到达率',
    width: 132,
    isNumeric: true,
    render: (campaign) => <ReachGoal campaign={campaign} />,
  },
  {
    key: 'completion',
    title: '完成率',
    width: 100,
    isNumeric: true,
    render: ({ comparison }) => formatShare(comparison?.completionRate ?? null, 0),
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

/** The agreed share, and whether it was reached; the grade waits for the last day. */
function ReachGoal({ campaign: { reachGoal, comparison, stage } }: { readonly campaign: EffectOrderRow }) {
  if (reachGoal === null) return '未约定';
  const reached = comparison?.actual.reachShare.value ?? null;
  const grade =
    reached === null ? undefined : reached >= reachGoal ? 'met' : stage === 'final' ? 'missed' : 'open';
  return (
    <>
      {formatShare(reachGoal)}
      {grade !== undefined && (
        <span className={styles.place}>
          {grade === 'met' ? '已达到' : grade === 'open' ? '进行中' : '未达到'}
        </span>
      )}
    </>
  );
}

const photoColumn: AppColumn<EffectOrderRow> = {
  key: 'photo',
  title: '最新照片',
  width: 104,
  render: ({ orderId }) => <NewestPhoto orderId={orderId} />,
};

const reportColumn: AppColumn<EffectOrderRow> = {
  key: 'report',
  title: '报告',
  width: 96,
  render: ({ orderId, name, stage }) =>
    stage === 'final' ? (
      <HrefLink href={closingReportHref(orderId)} aria-label={`结案报告：${name}`}>
        结案报告
      </HrefLink>
    ) : (
      <HrefLink href={evaluationHref(orderId)} aria-label={`中期评估：${name}`}>
        中期评估
      </HrefLink>
    ),
};

/** The campaigns, each with the way to its report. */
export function CampaignList({
  rows,
  total,
  hasPhotos,
}: {
  readonly rows: readonly EffectOrderRow[];
  readonly total: number;
  readonly hasPhotos: boolean;
}) {
  return (
    <Card
      title="我的投放"
      extra={<HrefLink href="/evaluation">全部 {total}</HrefLink>}
      footer="TA 到达率按执行测算：按上下刊登记、用同一模型计算，95% 区间与口径在数字上。"
    >
      <AppTable
        caption="我的投放"
        columns={[...columns, ...(hasPhotos ? [photoColumn] : []), reportColumn]}
        rows={rows}
        rowKey={({ orderId }) => orderId}
      />
    </Card>
  );
}
