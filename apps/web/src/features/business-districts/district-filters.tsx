import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { ManyFilter } from '../../ui/list/many-filter.tsx';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import panel from '../../shared/map-workbench/panel.module.css';
import type { DistrictAddress } from './district-address.ts';
import type { FilterOption } from './filter-districts.ts';

export interface DistrictFiltersProps extends ListFilterTools<DistrictAddress> {
  readonly city: string;
  readonly scope: CityScope;
  readonly address: DistrictAddress;
  readonly options: {
    readonly districts: readonly FilterOption[];
    readonly types: readonly FilterOption[];
  };
  readonly onAddress: (address: DistrictAddress) => void;
  readonly onRefresh: () => void;
}

/** City, time and audience of the figures; districts, kinds of AOI inside and name of what is listed. */
export function DistrictFilters(props: DistrictFiltersProps) {
  const { city, scope, address, options, onAddress, onRefresh } = props;
  const { filterCount, filter: change, clear } = props;
  const keywordId = useId();
  useSlashFocus(keywordId);
  return (
    <search className={panel.filters} aria-label="筛选商圈">
      <CrowdBar
        cityCode={city}
        scope={scope}
        address={address}
        onCity={(code) => onAddress({ ...crowdOf(address), city: code, metric: address.metric })}
        onChange={change}
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
