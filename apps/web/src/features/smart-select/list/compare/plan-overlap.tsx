import type { PlanRow } from '@ooh/contract/domain/smart-plan';
import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { BusOverlap } from './bus-overlap.tsx';
import { PositionOverlap } from './position-overlap.tsx';
import { sharedCities } from './shared-cities.ts';
import styles from './plan-overlap.module.css';

interface OverlapSectionProps {
  readonly plans: readonly PlanRow[];
  readonly isBus: boolean;
}

function OverlapSection({ plans, isBus }: OverlapSectionProps) {
  const cities = useMemo(() => sharedCities(plans, isBus), [plans, isBus]);
  const [chosen, setChosen] = useState(cities[0]?.cityCode);
  const city = cities.find(({ cityCode }) => cityCode === chosen);
  const title = isBus ? '线路重合与 N+ 到达' : '点位重合';
  if (!city) return null;
  return (
    <section className={styles.overlap} aria-label={title}>
      <h3>{title}</h3>
      {cities.length > 1 && (
        <Segmented
          aria-label={`${title}的城市`}
          options={cities.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
          value={city.cityCode}
          onChange={setChosen}
        />
      )}
      {isBus ? (
        <BusOverlap key={city.cityCode} {...city} />
      ) : (
        <PositionOverlap key={city.cityCode} {...city} />
      )}
    </section>
  );
}

/** Below the table of compared plans: how their reach is made up, and where they buy the same. */
export function PlanOverlap({ plans }: { readonly plans: readonly PlanRow[] }) {
  return (
    <>
      <OverlapSection plans={plans} isBus />
      <OverlapSection plans={plans} isBus={false} />
    </>
  );
}
