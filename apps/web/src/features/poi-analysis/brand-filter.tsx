import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';

const mostBrands = 10;

export interface BrandFilterProps {
  readonly cityCode: string;
  /** 「我的品牌」, 「竞品品牌」. */
  readonly label: string;
  readonly value: string | undefined;
  /** Brands that are chosen elsewhere. */
  readonly without: readonly string[];
  readonly onChange: (value: string | undefined) => void;
}

/** Brands of a city's points of interest, searched by name, with how many places each has. */
export function BrandFilter({ cityCode, label, value, without, onChange }: BrandFilterProps) {
  const [keyword, setKeyword] = useState('');
  const asked = useDebouncedValue(keyword.trim().slice(0, 60), 250);
  const found = useCall('poi-analyse/getBrandPoi', { cityCode, keyword: asked }, { keepPrevious: true });
  const options = (found.data?.brandOptions ?? []).filter(({ brand }) => !without.includes(brand));
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      aria-label={label}
      placeholder={label}
      maxCount={mostBrands}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={found.isFetching}
      notFoundContent={asked === '' ? '该城市没有品牌门店数据' : `没有名称含「${asked}」的品牌`}
      value={allParts(value)}
      options={options.map(({ brand, count }) => ({ value: brand, label: `${brand}（${count}）` }))}
      onChange={(brands) => onChange(brands.length === 0 ? undefined : brands.join(','))}
    />
  );
}
