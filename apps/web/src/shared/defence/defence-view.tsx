import type { Defence } from '@ooh/contract/domain/defence';
import { Segmented } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Chart } from '../../chart/chart.tsx';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Card } from '../../ui/page/card.tsx';
import { CityMaps } from '../outlook/city-maps.tsx';
import { ScheduleBars } from '../outlook/schedule-bars.tsx';
import { DefenceArgument } from './defence-argument.tsx';
import { DefenceHero } from './defence-hero.tsx';
import { CityTable, MediumTable, TriedTable } from './defence-tables.tsx';
import styles from './defence.module.css';
import { prepareNPlus, prepareWeeks } from './prepare-defence.ts';

/** How often and how fast people are reached. */
function ReachCharts({ defence }: { readonly defence: Defence }) {
  const charts = useMemo(() => [prepareNPlus(defence), prepareWeeks(defence)], [defence]);
  const shown = charts.filter((chart) => chart !== null);
  if (shown.length === 0) return null;
  return (
    <Card title="多少人、多快、看到几次">
      <div className={styles.charts}>
        {shown.map((chart) => (
          <Chart key={chart.title} model={chart} />
        ))}
      </div>
    </Card>
  );
}

/** The cities whose choice is the engine’s, one at a time. */
function Arguments({ cities }: Pick<Defence, 'cities'>) {
  const argued = cities.flatMap(({ cityCode, cityName, argument }) =>
    argument === null ? [] : [{ cityCode, cityName, argument }],
  );
  const [chosen, setChosen] = useState(argued[0]?.cityCode);
  const shown = argued.find(({ cityCode }) => cityCode === chosen);
  if (shown === undefined) return null;
  return (
    <>
      {argued.length > 1 && (
        <Segmented
          aria-label="逐城说明"
          options={argued.map(({ cityCode, cityName }) => ({ value: cityCode, label: cityName }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <DefenceArgument cityName={shown.cityName} argument={shown.argument} />
    </>
  );
}

export interface DefenceViewProps {
  readonly defence: Defence;
  /** What people said of it, after everything else. */
  readonly voices?: ReactNode;
}

/** Everything that is said for a plan or an order, the answer first; the same on screen and behind a link. */
export function DefenceView({ defence, voices }: DefenceViewProps) {
  const { cities, media, tried, schedule } = defence;
  return (
    <>
      <DefenceHero defence={defence} />
      <div className={styles.sides}>
        <CityMaps cities={cities} />
        <ReachCharts defence={defence} />
      </div>
      {cities.length > 1 && (
        <Card title="各城市">
          <CityTable cities={cities} />
        </Card>
      )}
      {media.length > 1 && (
        <Card
          title="谁带来了到达"
          footer="单独到达相加大于合计：同一个人会看到几种媒体，重合的部分只算一次。"
        >
          <MediumTable media={media} />
        </Card>
      )}
      <Arguments cities={cities} />
      {tried.length > 0 && (
        <Card title="试过的版本" footer="用同一批样本人按今天的数据重新测算，成对比较。">
          <TriedTable tried={tried} />
        </Card>
      )}
      <ScheduleBars schedule={schedule} />
      {voices}
      <p className={styles.made}>
        {defence.number} V{defence.version}，{formatTime(defence.madeAt)} 生成；内容指纹{' '}
        <code>{defence.fingerprint.slice(0, 16)}</code>，同样的方案与数据生成同样的内容。
      </p>
    </>
  );
}
