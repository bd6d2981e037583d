import { crowdRoleNames, crowdRoles, type CrowdRole, type DayType } from '@ooh/contract/domain/crowd-names';
import { Segmented } from 'antd';
import { CitySelect } from '../city-picker/city-select.tsx';
import type { CityScope } from '../city-picker/choose-cities.ts';
import { useCityNames } from '../city-picker/use-city-catalog.ts';
import { AudienceButton } from '../ta-builder/audience-button.tsx';
import { audienceText } from '../ta-builder/audience-text.ts';
import { audienceOf, hoursChange, hoursOf, type CrowdAddress } from './crowd-address.ts';
import { HoursRange } from './hours-range.tsx';
import { MonthSelect } from './month-select.tsx';

/** Questions of the bar, in the order in which they stand. */
export type CrowdPart = 'city' | 'month' | 'audience' | 'role' | 'day' | 'hours';
const everyPart: readonly CrowdPart[] = ['city', 'month', 'audience', 'role', 'day', 'hours'];

export interface CrowdBarProps {
  readonly cityCode: string;
  readonly scope: CityScope;
  readonly address: CrowdAddress;
  /** What the screen asks about; the others are left out. */
  readonly parts?: readonly CrowdPart[];
  /** Another city: screens drop what belongs to the old one, such as places. */
  readonly onCity: (cityCode: string) => void;
  readonly onChange: (change: CrowdAddress) => void;
}

const dayOptions: { value: DayType; label: string }[] = [
  { value: 'all', label: '全部日子' },
  { value: 'workday', label: '工作日' },
  { value: 'weekend', label: '周末' },
];
const roleOptions = crowdRoles.map((value) => ({ value, label: crowdRoleNames[value] }));

/** 城市 · 月份 · 人群 · 角色 · 日子 · 时段: which people a screen is about. Fields of a column of filters or of a row. */
export function CrowdBar(props: CrowdBarProps) {
  const { cityCode, scope, address, parts = everyPart, onCity, onChange } = props;
  const nameOf = useCityNames();
  const has = (part: CrowdPart) => parts.includes(part);
  return (
    <>
      {has('city') && (
        <CitySelect
          allowClear={false}
          value={cityCode}
          scope={scope}
          onChange={(code) => code !== undefined && onCity(code)}
        />
      )}
      {has('month') && (
        <MonthSelect cityCode={cityCode} value={address.ym} onChange={(ym) => onChange({ ym })} />
      )}
      {has('audience') && (
        <AudienceButton
          value={audienceOf(address)}
          cityCode={cityCode}
          cityName={nameOf}
          onChange={(audience) => onChange({ ta: audienceText(audience) })}
        />
      )}
      {has('role') && (
        <Segmented<CrowdRole>
          block
          aria-label="人群角色"
          value={address.role ?? 'present'}
          options={roleOptions}
          onChange={(role) => onChange({ role: role === 'present' ? undefined : role })}
        />
      )}
      {has('day') && (
        <Segmented<DayType>
          block
          aria-label="日期类型"
          value={address.day ?? 'all'}
          options={dayOptions}
          onChange={(day) => onChange({ day: day === 'all' ? undefined : day })}
        />
      )}
      {has('hours') && (
        <HoursRange value={hoursOf(address)} onChange={(hours) => onChange(hoursChange(hours))} />
      )}
    </>
  );
}
