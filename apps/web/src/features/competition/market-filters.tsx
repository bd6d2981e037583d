import { competitorGroup } from '@ooh/contract/domain/competitor-names';
import { Segmented, Select } from 'antd';
import { BrandSelect } from '../../shared/brand-select/brand-select.tsx';
import { useGroupMedia } from '../../shared/scope/group-scope.ts';
import { Field } from '../../ui/form/field.tsx';
import {
  citiesOf,
  dimensionNames,
  dimensions,
  listText,
  mediaOf,
  ranges,
  type CompetitionAddress,
} from './competition-address.ts';
import styles from './competition.module.css';
import type { MarketFilter } from './use-market.ts';

export interface MarketFiltersProps {
  readonly address: CompetitionAddress;
  readonly own: string | undefined;
  readonly market: MarketFilter;
  /** True without the grouping of the trend. */
  readonly isShort?: boolean;
  readonly onChange: (part: Partial<CompetitionAddress>) => void;
}

/** Own brand, industry, cities, media and months of the market that is looked at. */
export function MarketFilters({ address, own, market, isShort = false, onChange }: MarketFiltersProps) {
  const media = useGroupMedia(competitorGroup);
  const known = new Map(
    market.recorded.data?.rows.flatMap(({ cities }) => cities.map((city) => [city.cityCode, city.cityName])),
  );
  return (
    <search className={styles.filters} aria-label="筛选市场">
      <Field id="market-own" label="本品牌">
        <BrandSelect
          id="market-own"
          value={own}
          placeholder="选择本品牌"
          onChange={(brand) => onChange({ own: brand?.brandId, industry: undefined })}
        />
      </Field>
      <Field id="market-industry" label="行业">
        <Select
          id="market-industry"
          className={styles.select}
          value={market.industry}
          options={market.industries.map((value) => ({ value, label: value }))}
          onChange={(industry: string) => onChange({ industry, brand: undefined })}
        />
      </Field>
      <Field id="market-city" label="城市">
        <Select<string[]>
          id="market-city"
          className={styles.select}
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          maxTagCount="responsive"
          placeholder="全部城市"
          value={citiesOf(address)}
          options={[...known].map(([value, label]) => ({ value, label }))}
          onChange={(city) => onChange({ city: listText(city) })}
        />
      </Field>
      <Field id="market-media" label="媒体">
        <Select<number[]>
          id="market-media"
          className={styles.select}
          mode="multiple"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          maxTagCount="responsive"
          placeholder="全部媒体"
          value={mediaOf(address)}
          options={media.map(({ mediumId, name }) => ({ value: mediumId, label: name }))}
          onChange={(ids) => onChange({ media: listText(ids) })}
        />
      </Field>
      <Segmented<number>
        aria-label="时间范围"
        value={market.months}
        options={ranges.map((value) => ({ value, label: `近 ${value} 个月` }))}
        onChange={(range) => onChange({ range: range as (typeof ranges)[number] })}
      />
      {!isShort && (
        <Segmented
          aria-label="趋势分组"
          value={market.by}
          options={dimensions.map((value) => ({ value, label: `按${dimensionNames[value]}` }))}
          onChange={(by) => onChange({ by })}
        />
      )}
    </search>
  );
}
