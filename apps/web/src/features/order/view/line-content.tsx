import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { useMemo, type ReactNode } from 'react';
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
import { useOrderLines, type OrderLine } from './use-order-lines.ts';
import { ViewPage } from './view-page.tsx';
import { ViewWorkbench } from './view-workbench.tsx';
import styles from './view.module.css';

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

interface LineContentProps extends TabProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly lineId: string;
  readonly choices: ReactNode;
}

export function LineContent(props: LineContentProps) {
  const { order, address, onAddress, cityCode, cityName, lineId, choices } = props;
  const compared = (address.with ?? []).filter((id) => id !== lineId);
  const found = useOrderLines(order.row.orderId, cityCode, [lineId, ...compared]);
  const [own] = found;
  // Lines that are not known any more are left out of a comparison.
  const lines = found.flatMap(({ data }) => data ?? []);
  const hasAudience = isAudienceChosen(order.brief.targetAudience);
  const hours = useMemo(
    () => (own?.data ? hoursOf(lines, hasAudience) : null),
    [own?.data, lines, hasAudience],
  );
  const view = 'medium-info-line';
  if (own?.error || !own?.data || !hours)
    return (
      <ViewPage {...props} view={view}>
        {choices}
        {own?.error ? (
          <StateBlock kind="section-failed" error={own.error} onRetry={() => void own.refetch()} />
        ) : (
          <StateBlock kind="loading" rows={10} minHeight={480} />
        )}
      </ViewPage>
    );
  const detail = own.data;
  const vehicles = detail.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const { availableSingle, availableDouble } = detail.line;
  const open = (id: string) => onAddress({ ...address, line: id, with: undefined });
  return (
    <ViewWorkbench
      {...props}
      view={view}
      first={{ halfHeight: 304 }}
      choices={choices}
      map={<LineMap lines={lines} cityCode={cityCode} cityName={cityName} />}
      facts={{
        label: '线路信息',
        content: (
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
        ),
      }}
      tabs={[
        ...(lines.length > 1
          ? [
              {
                key: 'compare',
                label: '线路对比',
                content: <LineCompare lines={lines} hasAudience={hasAudience} />,
              },
            ]
          : []),
        {
          key: 'hours',
          label: '时段',
          content: (
            <>
              <Chart model={hours} height={190} />
              <p className={styles.footnote}>
                {basisText(detail.basis)}；人群：{order.audienceSentence}；一辆车一天。
              </p>
            </>
          ),
        },
        {
          key: 'places',
          label: '途经与重合',
          content: (
            <div className={styles.stack}>
              <LinePlaces detail={detail} onOpen={open} />
            </div>
          ),
        },
        { key: 'stops', label: '站点', content: <LineStops directions={detail.directions} /> },
      ]}
    />
  );
}
