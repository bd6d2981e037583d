import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';

const measuredWeek = 'week';

export interface MonthSelectProps {
  readonly cityCode: string;
  /** YYYY-MM; the measured week when left out. */
  readonly value: string | undefined;
  readonly onChange: (month: string | undefined) => void;
}

/** The measured week, or a month that is extrapolated from it. */
export function MonthSelect({ cityCode, value, onChange }: MonthSelectProps) {
  const { data } = useCall('city-perspective/getRoleStatMonthList', { cityCode }, { quiet: true });
  // The month of the measured week is that week itself.
  const months = (data?.months ?? []).filter(({ isMeasured }) => !isMeasured);
  return (
    <Select
      aria-label="月份"
      value={value ?? measuredWeek}
      options={[
        { value: measuredWeek, label: '样本周（实测）' },
        ...months.map(({ month }) => ({ value: month, label: `${month}（外推）` })),
      ]}
      onChange={(month) => onChange(month === measuredWeek ? undefined : month)}
    />
  );
}
