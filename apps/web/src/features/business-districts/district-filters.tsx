import { ReloadOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceFromText, audienceText } from '../../shared/ta-builder/audience-text.ts';
import panel from '../../shared/map-workbench/panel.module.css';
import type { DayType } from './district-question.ts';
import type { DistrictAddress } from './district-address.ts';
import type { FilterOption } from './filter-districts.ts';

export interface DistrictFiltersProps extends ListFilterTools<DistrictAddress> {
  readonly city: string;
  readonly scope: CityScope;
  readonly cityName: (cityCode: string) => string;
  readonly address: DistrictAddress;
  readonly options: {
    readonly districts: readonly FilterOption[];
    readonly types: readonly FilterOption[];
  };
  readonly onAddress: (address: DistrictAddress) => void;
  readonly onRefresh: () => void;
}

const measuredWeek = 'week';

function MonthSelect({
  city,
  value,
  onChange,
}: {
  readonly city: string;
  readonly value: string | undefined;
  readonly onChange: (month: string | undefined) => void;
}) {
  const { data } = useCall('city-perspective/getRoleStatMonthList', { cityCode: city }, { quiet: true });
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

const dayOptions: { value: DayType; label: string }[] = [
  { value: 'all', label: '全部日子' },
  { value: 'workday', label: '工作日' },
  { value: 'weekend', label: '周末' },
];

/** City, time and audience of the figures; districts, kinds of AOI inside and name of what is listed. */
export function DistrictFilters(props: DistrictFiltersProps) {
  const { city, scope, cityName, address, options, onAddress, onRefresh } = props;
  const { filterCount, filter: change, clear } = props;
  const keywordId = useId();
  useSlashFocus(keywordId);
  return (
    <search className={panel.filters} aria-label="筛选商圈">
      <CitySelect
        allowClear={false}
        value={city}
        scope={scope}
        onChange={(code) =>
          onAddress({ city: code, day: address.day, ta: address.ta, metric: address.metric })
        }
      />
      <MonthSelect city={city} value={address.ym} onChange={(ym) => change({ ym })} />
      <Segmented<DayType>
        block
        aria-label="日期类型"
        value={address.day ?? 'all'}
        options={dayOptions}
        onChange={(day) => change({ day: day === 'all' ? undefined : day })}
      />
      <AudienceButton
        value={audienceFromText(address.ta)}
        cityCode={city}
        cityName={cityName}
        onChange={(audience) => change({ ta: audienceText(audience) })}
      />
      <ManyFilter
        label="行政区"
        value={address.districts}
        options={options.districts}
        onChange={(districts) => change({ districts })}
      />
      <ManyFilter
        label="含业态"
        value={address.types}
        options={options.types}
        onChange={(types) => change({ types })}
      />
      <KeywordInput
        id={keywordId}
        subject="商圈名称"
        value={address.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q })}
      />
      <div className={panel.buttons}>
        {filterCount > 0 && <Button onClick={clear}>清空筛选（{filterCount}）</Button>}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新商圈" onClick={onRefresh} />
      </div>
    </search>
  );
}
