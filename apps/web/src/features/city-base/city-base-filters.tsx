import { greatRegions } from '@ooh/contract/domain/great-region';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Select } from 'antd';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { useGroupMedia } from '../../shared/scope/group-scope.ts';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import { CodesFilter } from '../../ui/table/codes-filter.tsx';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import { areasOf, comparedTiers, mediaOf, tiersOf, type CityBaseAddress } from './city-base-address.ts';
import styles from './city-base.module.css';
import type { CityMarketTools } from './use-city-market.ts';

export interface CityBaseFiltersProps extends ListFilterTools<CityBaseAddress> {
  readonly address: CityBaseAddress;
  readonly market: CityMarketTools;
  readonly onMonth: (month: string | undefined) => void;
  readonly onRefresh: () => void;
}

/** Tiers and regions are called as they are kept. */
const named = <Code extends string>(codes: readonly Code[]): Record<Code, string> =>
  Object.fromEntries(codes.map((code) => [code, code])) as Record<Code, Code>;
const tierNames = named(comparedTiers);
const areaNames = named(greatRegions);

/** Name, tier, great region and media; every change goes into the address at once. */
export function CityBaseFilters(props: CityBaseFiltersProps) {
  const { address, market, filterCount, filter: change, clear, onMonth, onRefresh } = props;
  const media = useGroupMedia(mediaGroups.nationwide);
  useSlashFocus('city-keyword');
  return (
    <ListFilters
      label="筛选城市"
      className={styles.filters}
      active={filterCount}
      onClear={clear}
      onRefresh={onRefresh}
    >
      <KeywordInput
        id="city-keyword"
        subject="城市名称、拼音或首字母"
        value={address.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q })}
      />
      <CodesFilter
        label="城市等级"
        codes={comparedTiers}
        names={tierNames}
        chosen={tiersOf(address)}
        onChange={(tier) => change({ tier })}
      />
      <CodesFilter
        label="大区"
        codes={greatRegions}
        names={areaNames}
        chosen={areasOf(address)}
        onChange={(area) => change({ area })}
      />
      <Select<number[]>
        mode="multiple"
        allowClear
        maxTagCount="responsive"
        aria-label="媒体"
        placeholder="全部媒体"
        value={mediaOf(address)}
        options={media.map(({ mediumId, name }) => ({ value: mediumId, label: name }))}
        onChange={(ids) => change({ media: ids.length === 0 ? undefined : ids.join(',') })}
      />
      <Select
        aria-label="年月"
        title="竞品监测的月份；人口为年度公布，存量、空位与价格为今日"
        placeholder={market.hasRivals ? '年月' : '年月：竞品洞察未开通'}
        disabled={market.months.length === 0}
        value={market.month}
        options={market.months.map((month, at) => ({
          value: month,
          label: `竞品月份 ${month}${at === 0 ? '（最新）' : ''}`,
        }))}
        onChange={(month: string) => onMonth(month === market.months[0] ? undefined : month)}
      />
    </ListFilters>
  );
}
