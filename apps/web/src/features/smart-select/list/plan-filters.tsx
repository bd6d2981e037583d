import { planKindNames, planKinds, planStateNames, planStates } from '@ooh/contract/domain/plan';
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import { CitySelect } from '../../../ui/city-picker/city-select.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../../ui/form/use-slash-focus.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { activeFilters, kindsOf, statesOf, type PlanListAddress } from './plan-list-address.ts';
import styles from './plan-list.module.css';

export interface PlanFiltersProps {
  readonly address: PlanListAddress;
  readonly onChange: (change: PlanListAddress) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

/** Filters of the plan list; every change goes into the address at once. */
export function PlanFilters({ address, onChange, onClear, onRefresh }: PlanFiltersProps) {
  const active = activeFilters(address);
  useSlashFocus('plan-keyword');
  return (
    <ListFilters
      label="筛选方案"
      className={styles.filters}
      active={active.length}
      onClear={onClear}
      onRefresh={onRefresh}
    >
      <KeywordInput
        id="plan-keyword"
        subject="方案名称或编号"
        value={address.q ?? ''}
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <CodesFilter
        label="类型"
        codes={planKinds}
        names={planKindNames}
        chosen={kindsOf(address)}
        onChange={(kinds) => onChange({ kinds })}
      />
      <CodesFilter
        label="状态"
        codes={planStates}
        names={planStateNames}
        chosen={statesOf(address)}
        onChange={(states) => onChange({ states })}
      />
      <BrandSelect
        label="品牌"
        placeholder="品牌"
        value={address.brand}
        onChange={(brand) => onChange({ brand: brand?.brandId })}
      />
      <CitySelect value={address.city} scope="ALL" onChange={(city) => onChange({ city })} />
    </ListFilters>
  );
}
