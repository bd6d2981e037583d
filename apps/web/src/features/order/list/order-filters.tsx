import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { orderStateNames, orderStates } from '@ooh/contract/domain/order';
import { Button } from 'antd';
import { useState } from 'react';
import { OrderSubjectFilters } from '../../../shared/order/order-subject-filters.tsx';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import { statesOf } from './order-list-address.ts';
import styles from './order-list.module.css';
import { MoreOrderFilters, type OrderFiltersProps } from './more-order-filters.tsx';

/** Filters of the order list; every change goes into the address at once. */
export function OrderFilters({ address, filterCount, filter, clear, onRefresh, owners }: OrderFiltersProps) {
  const scope = useOrderScope();
  const media = useOrderMedia();
  const { group, owner, sources, modes, from } = address;
  const [isOpen, setIsOpen] = useState(
    [group, owner, sources, modes, from].some((value) => value !== undefined),
  );
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
      more={isOpen && <MoreOrderFilters address={address} filter={filter} owners={owners} />}
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
