import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Drawer } from 'antd';
import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Chart } from '../../../chart/chart.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { prepareHoursChart } from '../../../shared/bus-line/prepare-hours.ts';
import { LineFacts } from '../../../shared/bus-line/line-facts.tsx';

import { LineReason } from './line-reason.tsx';
import { LinePlaces } from '../../../shared/bus-line/line-places.tsx';
import { LineStops } from '../../../shared/bus-line/line-stops.tsx';
import { LineVehicles } from './line-vehicles.tsx';
import styles from './line-drawer.module.css';

function LineContent({ lineId }: { readonly lineId: string }) {
  const { plan, city, setAddress } = useCityScene();
  const input = { planId: plan.row.planId, cityCode: city.cityCode, lineId };
  const { data, error, refetch } = useCall('v1/bus-plan/line-detail', input);
  const hasAudience = isAudienceChosen(plan.brief.targetAudience);
  const hours = useMemo(
    () => data && prepareHoursChart(data.hourlyTaContacts, hasAudience),
    [data, hasAudience],
  );
  if (error || !data || !hours)
    return <SectionPending error={error} onRetry={() => void refetch()} rows={10} />;
  return (
    <div className={styles.content}>
      <LineVehicles line={data.line} />
      <LineReason lineId={lineId} />
      <LineFacts line={data.line} hasAudience={hasAudience} />
      <Chart model={hours} height={160} footnote="预估 · 一辆车" />
      <LinePlaces detail={data} onOpen={(other) => setAddress({ line: other })} />
      <LineStops directions={data.directions} />
    </div>
  );
}

/** Everything about one line, over the right edge of the work area; the map keeps showing it. */
export function LineDrawer() {
  const { address, setAddress, lineById } = useCityScene();
  const { line: lineId } = address;
  const line = lineId === undefined ? undefined : lineById.get(lineId);
  return (
    <Drawer
      open={lineId !== undefined}
      onClose={() => setAddress({ line: undefined })}
      size={400}
      mask={false}
      title={line ? `${line.lineName} · ${line.level}` : '线路'}
      destroyOnHidden
      getContainer={false}
      rootStyle={{ position: 'absolute' }}
    >
      {lineId !== undefined &&
        (line ? (
          <LineContent lineId={lineId} />
        ) : (
          <StateBlock
            kind="unselected"
            title="该城市没有这条线路"
            description="它可能已在新的线路数据中移除"
          />
        ))}
    </Drawer>
  );
}
