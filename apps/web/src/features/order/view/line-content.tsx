import type { CallOutput } from '@ooh/contract/registry';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { callForBody, queryKeyOf } from '../../../api/use-call.ts';
import type { CallFailure } from '../../../api/call-types.ts';
import { Chart } from '../../../chart/chart.tsx';
import type { ChartModel } from '../../../chart/chart-model.ts';
import { LineFacts } from '../../../shared/bus-line/line-facts.tsx';
import { LinePlaces } from '../../../shared/bus-line/line-places.tsx';
import { LineStops } from '../../../shared/bus-line/line-stops.tsx';
import { prepareHoursChart } from '../../../shared/bus-line/prepare-hours.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { CollectItems } from './collect-items.tsx';
import { LineCompare } from './line-compare.tsx';
import { LineMap } from './line-map.tsx';
import styles from './view.module.css';

export type OrderLine = CallOutput<'v1/orders/line-detail'>;

/** Hours of several lines side by side. */
function hoursOf(lines: readonly OrderLine[], hasAudience: boolean): ChartModel {
  const [first] = lines;
  const model = prepareHoursChart(first.hourlyTaContacts, hasAudience);
  if (lines.length === 1) return model;
  return {
    ...model,
    summary: `${lines.map(({ line }) => line.lineName).join('、')}一辆车各小时的${hasAudience ? ' TA ' : ''}接触。`,
    categories: Array.from({ length: 24 }, (_, hour) => `${hour}时`),
    series: lines.map(({ line, hourlyTaContacts }) => ({ name: line.lineName, values: hourlyTaContacts })),
  };
}

function useLines(orderId: string, cityCode: string, lineIds: readonly string[]) {
  return useQueries({
    queries: lineIds.map((lineId) => {
      const input = { orderId, cityCode, lineId };
      return {
        queryKey: queryKeyOf('v1/orders/line-detail', input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callForBody('v1/orders/line-detail', input, { signal, quiet: true }),
      };
    }),
  });
}

interface LineContentProps extends TabProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly lineId: string;
}

export function LineContent({ order, address, onAddress, cityCode, cityName, lineId }: LineContentProps) {
  const compared = (address.with ?? []).filter((id) => id !== lineId);
  const found = useLines(order.row.orderId, cityCode, [lineId, ...compared]);
  const [own] = found;
  // Lines that are not known any more are left out of a comparison.
  const lines = found.flatMap(({ data }) => data ?? []);
  const hasAudience = isAudienceChosen(order.brief.targetAudience);
  const hours = useMemo(
    () => (own?.data ? hoursOf(lines, hasAudience) : null),
    [own?.data, lines, hasAudience],
  );
  if (own?.error) {
    const { message } = own.error as CallFailure;
    return <StateBlock kind="section-failed" errorText={message} onRetry={() => void own.refetch()} />;
  }
  if (!own?.data || !hours) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const detail = own.data;
  const vehicles = detail.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { availableSingle, availableDouble } = detail.line;
  const open = (id: string) => onAddress({ ...address, line: id, with: undefined });
  return (
    <>
      <div className={styles.sideAndMap}>
        <Card
          title={`${detail.line.lineName} · ${detail.line.level}`}
          extra={
            <CollectItems
              name={detail.line.lineName}
              items={order.items.filter((item) => item.lineId === lineId && item.cityCode === cityCode)}
            />
          }
        >
          <p className={styles.chosenUnits}>
            已选 <b className="numeric">{formatNumber(vehicles)}</b> 辆 / 可售{' '}
            <b className="numeric">{formatNumber(availableSingle + availableDouble)}</b> 辆
          </p>
          <LineFacts line={detail.line} hasAudience={hasAudience} />
        </Card>
        <LineMap lines={lines} cityCode={cityCode} cityName={cityName} />
      </div>
      {lines.length > 1 && <LineCompare lines={lines} hasAudience={hasAudience} />}
      <div className={styles.twoColumns}>
        <Card
          title="时段"
          footer={`${basisText(detail.basis)}；人群：${order.audienceSentence}；一辆车一天。`}
        >
          <Chart model={hours} height={220} />
        </Card>
        <Card title="途经与重合">
          <div className={styles.stack}>
            <LinePlaces detail={detail} onOpen={open} />
          </div>
        </Card>
      </div>
      <Card title="站点">
        <LineStops directions={detail.directions} />
      </Card>
    </>
  );
}
