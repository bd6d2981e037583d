import { appraisalStates, effectGroup } from '@ooh/contract/domain/effect';
import { orderModeNames, orderModes, orderStateNames } from '@ooh/contract/domain/order';
import { OrderSubjectFilters } from '../../../shared/order/order-subject-filters.tsx';
import type { ListFilterTools } from '../../../ui/list/use-list-page.ts';
import { PeriodFilter } from '../../../shared/period/period-filter.tsx';
import { useGroupMedia, useGroupScope } from '../../../shared/scope/group-scope.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { appraisalStateNames } from '../../../shared/effect/effect-names.ts';
import {
  appraisalOf,
  appraisedOrderStates,
  modesOf,
  statesOf,
  type EffectListAddress,
} from './effect-list-address.ts';
import styles from './effect-list.module.css';

export interface EffectFiltersProps extends ListFilterTools<EffectListAddress> {
  readonly address: EffectListAddress;
  readonly onRefresh: () => void;
}

/** Filters of the orders under appraisal; every change goes into the address at once. */
export function EffectFilters({ address, filterCount, filter, clear, onRefresh }: EffectFiltersProps) {
  const scope = useGroupScope(effectGroup);
  const media = useGroupMedia(effectGroup);
  return (
    <ListFilters
      label="筛选评估订单"
      className={styles.filters}
      active={filterCount}
      onClear={clear}
      onRefresh={onRefresh}
      more={
        <>
          <CodesFilter
            label="投放状态"
            codes={appraisedOrderStates}
            names={orderStateNames}
            chosen={statesOf(address)}
            onChange={(states) => filter({ states })}
          />
          <CodesFilter
            label="下单方式"
            codes={orderModes}
            names={orderModeNames}
            chosen={modesOf(address)}
            onChange={(modes) => filter({ modes })}
          />
          <PeriodFilter period={address} onChange={filter} />
        </>
      }
    >
      <OrderSubjectFilters
        keywordId="effect-keyword"
        address={address}
        scope={scope}
        media={media}
        onChange={filter}
      />
      <CodesFilter
        label="评估状态"
        codes={appraisalStates}
        names={appraisalStateNames}
        chosen={appraisalOf(address)}
        onChange={(appraisal) => filter({ appraisal })}
      />
    </ListFilters>
  );
}
