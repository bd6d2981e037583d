import { orderModeNames, orderModes, orderSourceNames, orderSources } from '@ooh/contract/domain/order';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import type { ListFilterTools } from '../../../ui/list/use-list-page.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { modesOf, sourcesOf, type OrderListAddress } from './order-list-address.ts';
import { PeriodFilter } from '../../../shared/period/period-filter.tsx';

export interface OrderFiltersProps extends ListFilterTools<OrderListAddress> {
  readonly address: OrderListAddress;
  readonly onRefresh: () => void;
}

export function MoreOrderFilters({
  address,
  filter: onChange,
}: Pick<OrderFiltersProps, 'address' | 'filter'>) {
  const groups = useCall('common/getGroupNameList', {}, { quiet: true });
  return (
    <>
      <Select
        allowClear
        showSearch
        aria-label="集团"
        placeholder="集团"
        value={address.group}
        loading={groups.isFetching}
        options={(groups.data ?? []).map(({ groupName, brandCount }) => ({
          value: groupName,
          label: `${groupName}（${brandCount}）`,
        }))}
        onChange={(group: string | undefined) => onChange({ group })}
      />
      <CodesFilter
        label="来源"
        codes={orderSources}
        names={orderSourceNames}
        chosen={sourcesOf(address)}
        onChange={(sources) => onChange({ sources })}
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
  );
}
