import { postingStateNames } from '@ooh/contract/domain/order-names';
import { postingStates, type PostingState } from '@ooh/contract/domain/order';
import { Segmented, Select } from 'antd';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { monitoringViews, viewNames, type MonitoringAddress } from './monitoring-address.ts';
import styles from './monitoring.module.css';
import type { ContentProps } from './monitoring-view.tsx';

export function MonitoringFilters({ order, address, onAddress }: Omit<ContentProps, 'onMakeGood'>) {
  const { view = 'board', city, state, q = '' } = address;
  const cities = [...new Map(order.items.map((item) => [item.cityCode, item.cityName]))];
  const change = (part: Partial<MonitoringAddress>) => onAddress({ ...address, ...part, page: undefined });
  const hasState = view === 'table' || view === 'map';
  return (
    <div className={styles.tools}>
      <Segmented
        aria-label="展示方式"
        value={view}
        options={monitoringViews.map((value) => ({ value, label: viewNames[value] }))}
        onChange={(next) => change({ view: next === 'board' ? undefined : next })}
      />
      {view !== 'board' && view !== 'timeline' && (
        <Select
          allowClear={view !== 'map'}
          className={styles.select}
          aria-label="城市"
          placeholder="全部城市"
          value={city ?? (view === 'map' ? cities[0]?.[0] : undefined)}
          options={cities.map(([value, label]) => ({ value, label }))}
          onChange={(value?: string) => change({ city: value })}
        />
      )}
      {hasState && (
        <Select
          allowClear
          className={styles.select}
          aria-label="状态"
          placeholder="全部状态"
          value={state}
          options={postingStates.map((value) => ({ value, label: postingStateNames[value] }))}
          onChange={(value?: PostingState) => change({ state: value })}
        />
      )}
      {view === 'table' && (
        <span className={styles.keyword}>
          <KeywordInput
            subject="点位或线路"
            value={q}
            onSearch={(text) => change({ q: text || undefined })}
          />
        </span>
      )}
    </div>
  );
}
