import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { MetricLabel } from '../../shared/figure/metric.tsx';
import { formatNumber, formatShare } from '../../ui/figure/format-figure.ts';
import { Card } from '../../ui/page/card.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { sumVacancies, vacantCities } from './sum-vacancies.ts';
import styles from './vacancies-card.module.css';

/** 今日空位: what is neither held nor sold today, by medium. */
export function VacanciesCard() {
  const vacancies = useCall('v1/home/vacancies', {});
  const [city, setCity] = useState<string>();
  const { data } = vacancies;
  return (
    <Card
      title="今日空位"
      extra={
        data !== undefined &&
        data.rows.length > 0 && (
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            size="small"
            className={styles.city}
            aria-label="空位的城市"
            placeholder="全部城市"
            value={city}
            options={vacantCities(data.rows)}
            onChange={(value?: string) => setCity(value)}
          />
        )
      }
      footer={data && `固定媒体的面位，${data.today} 未锁位也未售出；车身按档期查询，不在此列。`}
    >
      {data === undefined && (
        <SectionPending error={vacancies.error} onRetry={() => void vacancies.refetch()} rows={6} />
      )}
      {data?.rows.length === 0 && <StateBlock kind="empty" title="还没有固定媒体的点位" />}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <p className={styles.head}>
            <MetricLabel metric="availability" />
          </p>
          <ul className={styles.media} aria-label="今日空位">
            {sumVacancies(data.rows, city).map(({ mediumId, mediumName, slots, freeSlots }) => (
              <li key={mediumId}>
                <span>{mediumName}</span>
                <meter min={0} max={slots} value={freeSlots} aria-label={`${mediumName}空位率`}>
                  {formatShare(freeSlots / slots, 0)}
                </meter>
                <span className="numeric">{formatShare(freeSlots / slots, 0)}</span>
                <span className={styles.slots}>
                  {formatNumber(freeSlots)} / {formatNumber(slots)} 面位
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
