import { ReloadOutlined } from '@ant-design/icons';
import { dataReleaseGroup, releaseKindNames, releaseKinds } from '@ooh/contract/domain/data-release';
import { Button, Select } from 'antd';
import { useMovingCityScope } from '../../shared/city-picker/use-city-catalog.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import styles from './data-release.module.css';
import type { ReleaseAddress } from './release-address.ts';

export interface ReleaseFiltersProps extends ListFilterTools<ReleaseAddress> {
  readonly address: ReleaseAddress;
  readonly onRefresh: () => void;
}

/** Filters of the data versions; every change goes into the address at once. */
export function ReleaseFilters({ address, filterCount, filter, clear, onRefresh }: ReleaseFiltersProps) {
  const scope = useMovingCityScope(dataReleaseGroup);
  return (
    <search className={styles.filters} aria-label="筛选数据版本">
      <Select
        allowClear
        aria-label="类型"
        placeholder="类型"
        value={address.kind}
        options={releaseKinds.map((value) => ({ value, label: releaseKindNames[value] }))}
        onChange={(kind: ReleaseAddress['kind']) => filter({ kind })}
      />
      <CitySelect value={address.city} scope={scope} onChange={(city) => filter({ city })} />
      <div className={styles.tags}>
        {filterCount > 0 && <Button onClick={clear}>清空筛选</Button>}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新列表" onClick={onRefresh} />
      </div>
    </search>
  );
}
