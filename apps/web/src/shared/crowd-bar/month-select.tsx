import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';

const measuredWeek = 'week';

export interface MonthSelectProps {
  readonly cityCode: string;
  /** YYYY-MM; the measured week when left out. */
  readonly value: string | undefined;
  readonly onChange: (month: string | undefined) => void;
}

/** A simulated panel measures nothing: its week is a typical one, as the release says. */
const weekName = (measured: { readonly isDemo: boolean } | undefined): string =>
  measured === undefined ? '典型周' : measured.isDemo ? '典型周（模拟样本）' : '样本周（实测）';

/** The measured week, or a month that is extrapolated from it. */
export function MonthSelect({ cityCode, value, onChange }: MonthSelectProps) {
  const { data } = useCall('city-perspective/getRoleStatMonthList', { cityCode });
  // The month of the measured week is that week itself.
  const measured = data?.months.find(({ isMeasured }) => isMeasured);
  const months = (data?.months ?? []).filter(({ isMeasured }) => !isMeasured);
  return (
    <Select
      aria-label="月份"
      value={value ?? measuredWeek}
      options={[
        { value: measuredWeek, label: weekName(measured) },
        ...months.map(({ month }) => ({ value: month, label: `${month}（外推）` })),
      ]}
      onChange={(month) => onChange(month === measuredWeek ? undefined : month)}
    />
  );
}
