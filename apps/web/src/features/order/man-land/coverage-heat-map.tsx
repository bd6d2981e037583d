import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { classBreaks, classOf } from '../../../map/class-breaks.ts';
import { lineClassColours } from '../../../map/line-drawings.ts';
import { boxAround } from '../../../map/map-data.ts';
import { ShadedAreasLayer } from '../../../map/shaded-areas-layer.tsx';
import { SubjectMap } from '../../../map/subject-map.tsx';
import { formatCount } from '../../../ui/figure/format-figure.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import styles from './man-land.module.css';
import type { CoverageMapsProps } from './coverage-maps.tsx';

const heatClasses = 5;

const nothing = () => {};

/** Where the audience is, by cells of about 0.7 km². */
export function CoverageHeatMap({ orderId, orderName, cityCode, cityName }: CoverageMapsProps) {
  const theme = useThemeName();
  const { data, error, refetch } = useCall('v1/orders/man-land/heat', { orderId, cityCode });
  const drawn = useMemo(() => {
    const cells = data?.cells ?? [];
    const breaks = classBreaks(
      cells.map(({ taPersons }) => taPersons),
      heatClasses,
      'quantile',
    );
    const colours = lineClassColours(theme, breaks.lows.length);
    return {
      colours,
      areas: cells.map(({ cell, ring, taPersons }) => ({
        id: cell,
        name: '',
        ring,
        isSelected: false,
        classIndex: classOf(taPersons, breaks),
      })),
      rows: breaks.lows.map((low, index) => ({
        colour: colours[index],
        shape: 'area' as const,
        text: `${formatCount(low)}–${formatCount(breaks.lows[index + 1] ?? breaks.high)} 人/日`,
      })),
    };
  }, [data, theme]);
  const points = useMemo(() => drawn.areas.map(({ ring }) => ring[0]), [drawn]);
  return (
    <Card
      title="TA 热力"
      footer={data && `${basisText(data.basis)}；约 0.7 平方公里网格，${data.withheld} 格样本不足不展示。`}
    >
      {error ? (
        <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />
      ) : data?.cells.length === 0 ? (
        <StateBlock kind="empty" title="样本不足，无法展示热力" />
      ) : data ? (
        <SubjectMap
          {...{ cityCode, cityName }}
          title="TA 热力"
          subtitle={orderName}
          rows={drawn.rows}
          box={boxAround(points)}
          startsFolded
          className={styles.map}
          note="日均 TA 人数"
        >
          {(look) => (
            <ShadedAreasLayer
              name="ta-heat"
              areas={drawn.areas}
              colours={drawn.colours}
              {...look}
              onPick={nothing}
            />
          )}
        </SubjectMap>
      ) : (
        <StateBlock kind="loading" rows={8} minHeight={420} />
      )}
    </Card>
  );
}
