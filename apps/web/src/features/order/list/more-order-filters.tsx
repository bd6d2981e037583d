import { orderModeNames, orderModes, orderSourceNames, orderSources } from '@ooh/contract/domain/order';
import type { CallOutput } from '@ooh/contract/registry';
import { Select } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import type { ListFilterTools } from '../../../ui/list/use-list-page.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { modesOf, sourcesOf, type OrderListAddress } from './order-list-address.ts';
import { PeriodFilter } from '../../../shared/period/period-filter.tsx';

type Owners = CallOutput<'mediaOrder/list'>['owners'];

export interface OrderFiltersProps extends ListFilterTools<OrderListAddress> {
  readonly address: OrderListAddress;
  readonly onRefresh: () => void;
  readonly owners: Owners;
}

export function MoreOrderFilters({
  address,
  filter: onChange,
  owners,
}: Pick<OrderFiltersProps, 'address' | 'filter' | 'owners'>) {
  const groups = useCall('common/getGroupNameList', {});
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
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label="创建人"
        placeholder="创建人"
        value={address.owner}
        options={owners.map(({ ownerId, ownerName, orders }) => ({
          value: ownerId,
          label: `${ownerName}（${orders}）`,
        }))}
        onChange={(owner: string | undefined) => onChange({ owner })}
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
