import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';

export interface ItemFiltersProps {
  readonly orderId: string;
  readonly city: string | undefined;
  readonly medium: number | undefined;
  readonly className: string | undefined;
  readonly onFilter: (change: { city?: string | undefined; medium?: number | undefined }) => void;
}

const withItems = ({ value, label, items }: { value: string; label: string; items: number }) => ({
  value,
  label: `${label}（${items}）`,
});

/** Cities and media of an order's items, each with how many there are. */
export function ItemFilters({ orderId, city, medium, className, onFilter }: ItemFiltersProps) {
  const options = useCall('media-order-match-detail/getDropDownMatchDetail', { orderId });
  return (
    <>
      <Select
        allowClear
        className={className}
        aria-label="城市"
        placeholder="全部城市"
        value={city}
        options={options.data?.cities.map(withItems)}
        onChange={(value: string | undefined) => onFilter({ city: value })}
      />
      <Select
        allowClear
        className={className}
        aria-label="媒体"
        placeholder="全部媒体"
        value={medium === undefined ? undefined : String(medium)}
        options={options.data?.media.map(withItems)}
        onChange={(value: string | undefined) =>
          onFilter({ medium: value === undefined ? undefined : Number(value) })
        }
      />
    </>
  );
}
