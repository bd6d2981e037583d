import { ReloadOutlined } from '@ant-design/icons';
import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { dataReleaseGroup, releaseKindNames, releaseKinds } from '@ooh/contract/domain/data-release';
import { Button, Select } from 'antd';
import { CitySelect } from '../../ui/city-picker/city-select.tsx';
import { useCityScope } from '../../ui/city-picker/use-city-catalog.ts';
import styles from './data-release.module.css';
import type { ReleaseAddress } from './release-address.ts';

export interface ReleaseFiltersProps {
  readonly address: ReleaseAddress;
  readonly onChange: (change: Pick<ReleaseAddress, 'kind' | 'city'>) => void;
  readonly onRefresh: () => void;
}

/** Filters of the data versions; every change goes into the address at once. */
export function ReleaseFilters({ address, onChange, onRefresh }: ReleaseFiltersProps) {
  const scope = useCityScope(dataReleaseGroup, busBodyMediumId);
  const { kind, city } = address;
  const isFiltered = kind !== undefined || city !== undefined;
  return (
    <search className={styles.filters} aria-label="筛选数据版本">
      <Select
        allowClear
        aria-label="类型"
        placeholder="类型"
        value={kind}
        options={releaseKinds.map((value) => ({ value, label: releaseKindNames[value] }))}
        onChange={(value: ReleaseAddress['kind']) => onChange({ kind: value, city })}
      />
      <CitySelect value={city} scope={scope} onChange={(value) => onChange({ kind, city: value })} />
      <div className={styles.tags}>
        {isFiltered && (
          <Button onClick={() => onChange({ kind: undefined, city: undefined })}>清空筛选</Button>
        )}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新列表" onClick={onRefresh} />
      </div>
    </search>
  );
}
