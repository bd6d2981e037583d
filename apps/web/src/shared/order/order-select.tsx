import { orderStateNames, type OrderState } from '@ooh/contract/domain/order-names';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { TargetSelect } from '../../ui/form/target-select.tsx';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';

export interface OrderSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly emptyText: string;
  /** Orders in these states alone; all where nothing is said. */
  readonly states?: readonly OrderState[];
  readonly value: string | undefined;
  readonly onChange: (orderId: string | undefined) => void;
}

/** One of the orders that the user may see, found by number, name or brand. */
export function OrderSelect({
  label,
  placeholder,
  emptyText,
  states = [],
  value,
  onChange,
}: OrderSelectProps) {
  const [keyword, setKeyword] = useState('');
  const settled = useDebouncedValue(keyword, 250);
  const { data, isFetching, error } = useCall(
    'mediaOrder/list',
    { keyword: settled, states: [...states], pageSize: 50 },
    { keepPrevious: true },
  );
  return (
    <TargetSelect
      label={label}
      placeholder={placeholder}
      emptyText={emptyText}
      options={data?.rows.map(({ orderId, orderNo, name, state }) => ({
        value: orderId,
        label: `${orderNo} ${name}（${orderStateNames[state]}）`,
      }))}
      isLoading={isFetching}
      error={error}
      value={value}
      onSearch={setKeyword}
      onChange={onChange}
    />
  );
}
