import { ReloadOutlined } from '@ant-design/icons';
import { planKindNames, planKinds, planStateNames, planStates } from '@ooh/contract/domain/plan';
import { Button, Select } from 'antd';
import { searchCities } from '../../../ui/city-picker/search-cities.ts';
import { useCityCatalog } from '../../../ui/city-picker/use-city-catalog.ts';
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../../ui/form/use-slash-focus.ts';
import { activeFilters, kindsOf, statesOf, type PlanListAddress } from './plan-list-address.ts';
import styles from './plan-list.module.css';

export interface PlanFiltersProps {
  readonly address: PlanListAddress;
  readonly onChange: (change: PlanListAddress) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

const listed = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));

/** Filters of the plan list; every change goes into the address at once. */
export function PlanFilters({ address, onChange, onClear, onRefresh }: PlanFiltersProps) {
  const { cities = [] } = useCityCatalog();
  const active = activeFilters(address);
  useSlashFocus('plan-keyword');
  return (
    <search className={styles.filters} aria-label="筛选方案">
      <KeywordInput
        id="plan-keyword"
        subject="方案名称或编号"
        value={address.q ?? ''}
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        aria-label="类型"
        placeholder="类型"
        value={kindsOf(address)}
        options={planKinds.map((kind) => ({ value: kind, label: planKindNames[kind] }))}
        onChange={(kinds) => onChange({ kinds: listed(kinds) })}
      />
      <Select
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        aria-label="状态"
        placeholder="状态"
        value={statesOf(address)}
        options={planStates.map((state) => ({ value: state, label: planStateNames[state] }))}
        onChange={(states) => onChange({ states: listed(states) })}
      />
      <BrandSelect
        label="品牌"
        placeholder="品牌"
        value={address.brand}
        onChange={(brand) => onChange({ brand: brand?.brandId })}
      />
      <Select
        allowClear
        showSearch={{
          filterOption: (text, option) =>
            searchCities(cities, text).some(({ adcode }) => adcode === option?.value),
        }}
        aria-label="城市"
        placeholder="城市"
        value={address.city}
        options={cities.map(({ adcode, shortName }) => ({ value: adcode, label: shortName }))}
        onChange={(city: string | undefined) => onChange({ city })}
      />
      <div className={styles.filterButtons}>
        {active.length > 0 && <Button onClick={onClear}>清空筛选（{active.length}）</Button>}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新列表" onClick={onRefresh} />
      </div>
    </search>
  );
}
