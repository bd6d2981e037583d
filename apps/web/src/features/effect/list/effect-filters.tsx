import { appraisalStates, effectGroup } from '@ooh/contract/domain/effect';
import { orderModeNames, orderModes, orderStateNames } from '@ooh/contract/domain/order';
import { Select } from 'antd';
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import { CitySelect } from '../../../ui/city-picker/city-select.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../../ui/form/use-slash-focus.ts';
import { PeriodFilter } from '../../../ui/period/period-filter.tsx';
import { useGroupMedia, useGroupScope } from '../../../ui/scope/group-scope.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { appraisalStateNames } from '../effect-names.ts';
import {
  activeFilters,
  appraisalOf,
  appraisedOrderStates,
  modesOf,
  statesOf,
  type EffectListAddress,
} from './effect-list-address.ts';
import styles from './effect-list.module.css';

export interface EffectFiltersProps {
  readonly address: EffectListAddress;
  readonly onChange: (change: EffectListAddress) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

/** Filters of the orders under appraisal; every change goes into the address at once. */
export function EffectFilters({ address, onChange, onClear, onRefresh }: EffectFiltersProps) {
  const scope = useGroupScope(effectGroup);
  const media = useGroupMedia(effectGroup);
  useSlashFocus('effect-keyword');
  return (
    <ListFilters
      label="筛选评估订单"
      className={styles.filters}
      active={activeFilters(address).length}
      onClear={onClear}
      onRefresh={onRefresh}
      more={
        <>
          <CodesFilter
            label="投放状态"
            codes={appraisedOrderStates}
            names={orderStateNames}
            chosen={statesOf(address)}
            onChange={(states) => onChange({ states })}
          />
          <CodesFilter
            label="下单方式"
            codes={orderModes}
            names={orderModeNames}
            chosen={modesOf(address)}
            onChange={(modes) => onChange({ modes })}
          />
          <PeriodFilter period={address} onChange={onChange} />
        </>
      }
    >
      <KeywordInput
        id="effect-keyword"
        subject="订单编号、名称或品牌"
        value={address.q ?? ''}
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <BrandSelect
        label="品牌"
        placeholder="品牌"
        value={address.brand}
        onChange={(brand) => onChange({ brand: brand?.brandId })}
      />
      <CitySelect value={address.city} scope={scope} onChange={(city) => onChange({ city })} />
      <Select
        allowClear
        aria-label="媒体"
        placeholder="媒体"
        value={address.medium}
        options={media.map(({ mediumId, name }) => ({ value: mediumId, label: name }))}
        onChange={(medium: number | undefined) => onChange({ medium })}
      />
      <CodesFilter
        label="评估状态"
        codes={appraisalStates}
        names={appraisalStateNames}
        chosen={appraisalOf(address)}
        onChange={(appraisal) => onChange({ appraisal })}
      />
    </ListFilters>
  );
}
