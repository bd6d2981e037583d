import { planKindNames, planKinds, planStateNames, planStates } from '@ooh/contract/domain/plan';
import { BrandSelect } from '../../../shared/brand-select/brand-select.tsx';
import { CitySelect } from '../../../shared/city-picker/city-select.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../../ui/form/use-slash-focus.ts';
import type { ListFilterTools } from '../../../ui/list/use-list-page.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { kindsOf, statesOf, type PlanListAddress } from './plan-list-address.ts';
import styles from './plan-list.module.css';

export interface PlanFiltersProps extends ListFilterTools<PlanListAddress> {
  readonly address: PlanListAddress;
  readonly onRefresh: () => void;
}

/** Filters of the plan list; every change goes into the address at once. */
export function PlanFilters({ address, filterCount, filter, clear, onRefresh }: PlanFiltersProps) {
  useSlashFocus('plan-keyword');
  return (
    <ListFilters
      label="筛选方案"
      className={styles.filters}
      active={filterCount}
      onClear={clear}
      onRefresh={onRefresh}
    >
      <KeywordInput
        id="plan-keyword"
        subject="方案名称或编号"
        value={address.q ?? ''}
        onSearch={(q) => filter({ q: q === '' ? undefined : q })}
      />
      <CodesFilter
        label="类型"
        codes={planKinds}
        names={planKindNames}
        chosen={kindsOf(address)}
        onChange={(kinds) => filter({ kinds })}
      />
      <CodesFilter
        label="状态"
        codes={planStates}
        names={planStateNames}
        chosen={statesOf(address)}
        onChange={(states) => filter({ states })}
      />
      <BrandSelect
        label="品牌"
        placeholder="品牌"
        value={address.brand}
        onChange={(brand) => filter({ brand: brand?.brandId })}
      />
      <CitySelect value={address.city} scope="ALL" onChange={(city) => filter({ city })} />
    </ListFilters>
  );
}
