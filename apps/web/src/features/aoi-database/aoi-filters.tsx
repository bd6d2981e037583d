import { ReloadOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import type { AoiAddress } from './aoi-address.ts';
import panel from '../../shared/map-workbench/panel.module.css';
import { AmountInput } from '../../ui/form/amount-input.tsx';

export interface AoiFiltersProps extends ListFilterTools<AoiAddress> {
  readonly city: string;
  readonly scope: CityScope;
  readonly hasAudience: boolean;
  readonly address: AoiAddress;
  readonly onAddress: (address: AoiAddress) => void;
  readonly onRefresh: () => void;
}

/** City and audience of the figures; kind, place, size and people of what is listed. */
export function AoiFilters(props: AoiFiltersProps) {
  const { city, scope, hasAudience, address, onAddress, onRefresh } = props;
  const { filterCount, filter: change, clear } = props;
  const keywordId = useId();
  useSlashFocus(keywordId);
  const options = { staleMs: 10 * 60_000 };
  const counts = useCall('aoi-draw/countRegionCodeTag', { cityCode: city }, options);
  const businessDistricts = useCall('poi-analyse-detail/getCbdLocationSelect', { cityCode: city }, options);
  const { aoiTypes, districts } = counts.data ?? { aoiTypes: [], districts: [] };
  const types = aoiTypes.map((type, at) => ({
    name: type,
    count: districts.reduce((sum, each) => sum + (each.counts[at] ?? 0), 0),
  }));
  return (
    <search className={panel.filters} aria-label="筛选 AOI">
      <CrowdBar
        cityCode={city}
        scope={scope}
        address={address}
        parts={['city', 'audience']}
        onCity={(code) => onAddress({ city: code, ta: address.ta, sort: address.sort, size: address.size })}
        onChange={({ ta }) => change({ ta, share: undefined })}
      />
      <ManyFilter label="类型" options={types} value={address.type} onChange={(type) => change({ type })} />
      <ManyFilter
        label="行政区"
        options={(counts.data?.districts ?? []).map(({ districtName, total }) => ({
          name: districtName,
          count: total,
        }))}
        value={address.districts}
        onChange={(districts) => change({ districts })}
      />
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label="商圈"
        placeholder="商圈"
        value={address.cbd}
        options={(businessDistricts.data?.options ?? []).map(({ placeId, name }) => ({
          value: placeId,
          label: name,
        }))}
        onChange={(cbd?: string) => change({ cbd })}
      />
      <AmountInput
        label="客流 ≥"
        unit="人/天"
        max={100_000_000}
        value={address.persons}
        onChange={(persons) => change({ persons })}
      />
      {hasAudience && (
        <AmountInput
          label="TA浓度 ≥"
          unit="%"
          max={100}
          value={address.share}
          onChange={(share) => change({ share })}
        />
      )}
      <AmountInput
        label="面积 ≥"
        unit="公顷"
        max={100_000}
        value={address.from}
        onChange={(from) => change({ from })}
      />
      <AmountInput
        label="面积 ≤"
        unit="公顷"
        max={100_000}
        value={address.to}
        onChange={(to) => change({ to })}
      />
      <KeywordInput
        id={keywordId}
        subject="AOI 名称"
        value={address.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q })}
      />
      <div className={panel.buttons}>
        {filterCount > 0 && <Button onClick={clear}>清空筛选（{filterCount}）</Button>}
        <Button icon={<ReloadOutlined aria-hidden="true" />} aria-label="刷新 AOI" onClick={onRefresh} />
      </div>
    </search>
  );
}
