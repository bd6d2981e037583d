import { shareRangeText } from '@ooh/contract/core/percent-text';
import { chinaDate } from '@ooh/contract/domain/china-time';
import type { MixEvaluation } from '@ooh/contract/domain/combination';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { asShare } from '../../../ui/figure/figure-formats.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { MoneyFen } from '../../../ui/figure/money-fen.tsx';
import { Metric } from '../../../shared/figure/metric.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { FigureTile, FigureTiles, MetricTile } from '../../../ui/figure/figure-tile.tsx';
import { discountText } from '../list/discount-text.ts';
import { scheduleHref } from '../../../shared/order/order-addresses.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { editableStates } from '@ooh/contract/domain/order-transitions';
import { CityMediumMatrix } from './city-medium-matrix.tsx';
import styles from './overview-tab.module.css';
import type { OrderOutput } from '../around/order-by-id.tsx';
import { ScheduleStrip } from './schedule-strip.tsx';
import { Waterfall } from './waterfall.tsx';

/** What all media do together, in the cities that have figures. */
function ReachTile({ evaluation }: { readonly evaluation: MixEvaluation }) {
  const { cities, reachShare, reachShareRange, frequency } = evaluation;
  const left = cities.filter(({ reason }) => reason !== null);
  const [basis] = cities.flatMap((city) => city.basis ?? []);
  return (
    <MetricTile>
      <Metric
        metric="reachShare"
        nature={basis?.nature ?? '预估'}
        note={[
          ...(reachShareRange ? [shareRangeText(reachShareRange)] : []),
          `平均频次 ${frequency.value?.toFixed(1) ?? '—'} 次`,
          ...(left.length === 0 ? [] : [`${left.length} 个城市样本不足，未计`]),
        ].join(' · ')}
      >
        <FigureValue figure={reachShare} format={asShare} />
      </Metric>
    </MetricTile>
  );
}

/** What is left of an order's budget; null where the reader sees a part of the order. */
function remainderText(remainingFen: number | null): string {
  if (remainingFen === null) return '整单预算，您只见其中一部分';
  return `${remainingFen < 0 ? '超出' : '剩余'} ${formatFen(Math.abs(remainingFen), { unit: 'auto' })}`;
}

function Figures({ order }: { readonly order: OrderOutput }) {
  const { row } = order;
  const [today] = useState(() => chinaDate(new Date()));
  const overall = useCall('mediaOrder/overallInvestmentEstimatePlacement', { orderId: row.orderId });
  if (overall.error || !overall.data)
    return (
      <SectionPending error={overall.error} onRetry={() => void overall.refetch()} rows={6} minHeight={220} />
    );
  const { investment, placement, allMedia } = overall.data;
  const { remainingFen } = investment;
  return (
    <>
      <FigureTiles>
        <FigureTile
          name="预算"
          isBad={remainingFen !== null && remainingFen < 0}
          note={remainderText(remainingFen)}
        >
          <MoneyFen fen={investment.budgetFen} unit="auto" />
        </FigureTile>
        <FigureTile name="净价" note={discountText(investment.discount)}>
          <MoneyFen fen={investment.amounts.netFen} unit="auto" />
        </FigureTile>
        <FigureTile name="媒体" note={`${formatNumber(placement.items)} 行 · ${placement.days} 天`}>
          <span className="numeric">{formatNumber(placement.units)} 面/辆</span>
        </FigureTile>
        {allMedia && <ReachTile evaluation={allMedia} />}
      </FigureTiles>
      <ScheduleStrip order={order} today={today} />
      <div className={styles.twoColumns}>
        <Card
          title="费用构成"
          footer="税费逐行以净价、制作费与服务费之和为基数，四舍五入到分后相加；其他服务项不含税。"
        >
          <Waterfall order={order} servicesFen={investment.servicesFen} />
        </Card>
        <Card title="城市 × 媒体" footer="底色越重，净价越高。">
          <CityMediumMatrix orderId={row.orderId} />
        </Card>
      </div>
    </>
  );
}

/** What the order costs, where the money goes, and what it does. */
export function OverviewTab({ order }: { readonly order: OrderOutput }) {
  const { row, audienceSentence, brief } = order;
  return (
    <>
      {row.items === 0 ? (
        <StateBlock
          kind="empty"
          title="订单还没有媒体"
          description="选定媒体后显示费用构成与预估效果。"
          action={
            editableStates.includes(row.state) && (
              <HrefButton type="primary" href={scheduleHref(row.orderId, row.mode)}>
                去选媒体与排期
              </HrefButton>
            )
          }
        />
      ) : (
        <Figures order={order} />
      )}
      <Card title="需求">
        <dl className={styles.demand}>
          <dt>城市</dt>
          <dd>{row.cityNames.join('、')}</dd>
          <dt>媒体</dt>
          <dd>{row.mediumNames.join('、')}</dd>
          <dt>目标人群</dt>
          <dd>{audienceSentence}</dd>
          {brief.wishes.remark !== '' && (
            <>
              <dt>备注</dt>
              <dd>{brief.wishes.remark}</dd>
            </>
          )}
        </dl>
      </Card>
    </>
  );
}
