import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import type { CategoryAddress } from './category-address.ts';
import { filterOptions, groupedTags } from './filter-media.ts';
import styles from './media-category.module.css';
import type { CategoryMedium } from './medium-labels.ts';

export interface CategoryFiltersProps {
  /** All media under the keyword and the city. */
  readonly media: readonly CategoryMedium[];
  readonly address: CategoryAddress;
  readonly active: number;
  readonly filter: (change: Partial<CategoryAddress>) => void;
  readonly onClear: () => void;
  readonly onRefresh: () => void;
}

/** What narrows the media: words, category, goal, what there is to spend, tags and city. */
export function CategoryFilters({
  media,
  address,
  active,
  filter,
  onClear,
  onRefresh,
}: CategoryFiltersProps) {
  const scope = useGroupScope(mediaGroups.analyse);
  const { groups, goals, budgets, tags } = filterOptions(media, address);
  const tagGroups = useCall('common/getMainMediaTagByTagGroup', {}, { staleMs: 10 * 60_000 });
  return (
    <ListFilters
      label="筛选媒体形式"
      className={styles.filters}
      active={active}
      onClear={onClear}
      onRefresh={onRefresh}
    >
      <KeywordInput
        id="medium-keyword"
        subject="媒体或形式名称"
        value={address.q ?? ''}
        onSearch={(text) => filter({ q: text === '' ? undefined : text })}
      />
      <Select
        allowClear
        aria-label="大类"
        placeholder="全部大类"
        value={address.group}
        options={groups}
        onChange={(group?: string) => filter({ group })}
      />
      <Select
        allowClear
        aria-label="适用目标"
        placeholder="全部目标"
        value={address.goal}
        options={goals}
        onChange={(goal?: CategoryAddress['goal']) => filter({ goal })}
      />
      <Select
        allowClear
        aria-label="起投预算"
        placeholder="不限预算"
        value={address.budget}
        options={budgets}
        onChange={(budget?: CategoryAddress['budget']) => filter({ budget })}
      />
      <Select
        allowClear
        mode="multiple"
        aria-label="标签"
        placeholder="全部标签"
        maxTagCount="responsive"
        maxTagPlaceholder={(left) => `${left.length} 个标签`}
        value={address.tag ?? []}
        options={groupedTags(tags, tagGroups.data)}
        onChange={(chosen: string[]) => filter({ tag: chosen.length === 0 ? undefined : chosen })}
      />
      <CitySelect value={address.city} scope={scope} onChange={(city) => filter({ city })} />
    </ListFilters>
  );
}
