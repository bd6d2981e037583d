import { DownOutlined, UpOutlined } from '@ant-design/icons';
import {
  orderModeNames,
  orderModes,
  orderSourceNames,
  orderSources,
  orderStateNames,
  orderStates,
} from '@ooh/contract/domain/order';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { OrderSubjectFilters } from '../../../shared/order/order-subject-filters.tsx';
import type { ListFilterTools } from '../../../ui/list/use-list-page.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import { modesOf, sourcesOf, statesOf, type OrderListAddress } from './order-list-address.ts';
import { PeriodFilter } from '../../../shared/period/period-filter.tsx';
import styles from './order-list.module.css';

export interface OrderFiltersProps extends ListFilterTools<OrderListAddress> {
  readonly address: OrderListAddress;
  readonly onRefresh: () => void;
}

function MoreFilters({ address, filter: onChange }: Pick<OrderFiltersProps, 'address' | 'filter'>) {
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

/** Filters of the order list; every change goes into the address at once. */
export function OrderFilters({ address, filterCount, filter, clear, onRefresh }: OrderFiltersProps) {
  const scope = useOrderScope();
  const media = useOrderMedia();
  const { group, sources, modes, from } = address;
  const [isOpen, setIsOpen] = useState([group, sources, modes, from].some((value) => value !== undefined));
  return (
    <ListFilters
      label="筛选订单"
      className={styles.filters}
      active={filterCount}
      onClear={clear}
      onRefresh={onRefresh}
      button={
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}{' '}
          {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        </Button>
      }
      more={isOpen && <MoreFilters address={address} filter={filter} />}
    >
      <OrderSubjectFilters
        keywordId="order-keyword"
        address={address}
        scope={scope}
        media={media}
        onChange={filter}
      />
      <CodesFilter
        label="状态"
        codes={orderStates}
        names={orderStateNames}
        chosen={statesOf(address)}
        onChange={(states) => filter({ states })}
      />
    </ListFilters>
  );
}
