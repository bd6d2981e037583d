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
import { BrandSelect } from '../../../ui/brand-select/brand-select.tsx';
import { CitySelect } from '../../../ui/city-picker/city-select.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../../ui/form/use-slash-focus.ts';
import { CodesFilter } from '../../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../../ui/table/list-filters.tsx';
import { useOrderMedia, useOrderScope } from '../order-scope.ts';
import { activeFilters, modesOf, sourcesOf, statesOf, type OrderListAddress } from './order-list-address.ts';
import { PeriodFilter } from '../../../ui/period/period-filter.tsx';
import styles from './order-list.module.css';

export interface OrderFiltersProps {
  readonly address: OrderListAddress;
  readonly onChange: (change: OrderListAddress) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

function MoreFilters({ address, onChange }: Pick<OrderFiltersProps, 'address' | 'onChange'>) {
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
export function OrderFilters({ address, onChange, onClear, onRefresh }: OrderFiltersProps) {
  const scope = useOrderScope();
  const media = useOrderMedia();
  const active = activeFilters(address);
  const { group, sources, modes, from } = address;
  const [isOpen, setIsOpen] = useState([group, sources, modes, from].some((value) => value !== undefined));
  useSlashFocus('order-keyword');
  return (
    <ListFilters
      label="筛选订单"
      className={styles.filters}
      active={active.length}
      onClear={onClear}
      onRefresh={onRefresh}
      button={
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '展开'}{' '}
          {isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        </Button>
      }
      more={isOpen && <MoreFilters address={address} onChange={onChange} />}
    >
      <KeywordInput
        id="order-keyword"
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
        label="状态"
        codes={orderStates}
        names={orderStateNames}
        chosen={statesOf(address)}
        onChange={(states) => onChange({ states })}
      />
    </ListFilters>
  );
}
