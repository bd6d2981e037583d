import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { planKindNames, planKinds, planStateNames, planStates } from '@ooh/contract/domain/plan';
import { Button, Input, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { searchCities } from '../../../ui/city-picker/search-cities.ts';
import { useCityCatalog } from '../../../ui/city-picker/use-city-catalog.ts';
import { BrandSelect } from '../brand-select.tsx';
import { activeFilters, kindsOf, statesOf, type PlanListAddress } from './plan-list-address.ts';
import styles from './plan-list.module.css';

export interface PlanFiltersProps {
  readonly address: PlanListAddress;
  readonly onChange: (change: PlanListAddress) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

const listed = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));

function Keyword({ value, onSearch }: { readonly value: string; readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back in history changes the address under the field.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  return (
    <Input
      allowClear
      id="plan-keyword"
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder="方案名称或编号"
      aria-label="方案名称或编号"
      maxLength={60}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') onSearch('');
      }}
      onPressEnter={(event) => {
        if (!event.nativeEvent.isComposing) onSearch(text.trim());
      }}
      onBlur={() => {
        if (text.trim() !== value) onSearch(text.trim());
      }}
    />
  );
}

function useSlashFocus(id: string): void {
  const name = useRef(id);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.isComposing || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      document.getElementById(name.current)?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
}

/** Filters of the plan list; every change goes into the address at once. */
export function PlanFilters({ address, onChange, onClear, onRefresh }: PlanFiltersProps) {
  const { cities = [] } = useCityCatalog();
  const active = activeFilters(address);
  useSlashFocus('plan-keyword');
  return (
    <search className={styles.filters} aria-label="筛选方案">
      <Keyword value={address.q ?? ''} onSearch={(q) => onChange({ q: q === '' ? undefined : q })} />
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
