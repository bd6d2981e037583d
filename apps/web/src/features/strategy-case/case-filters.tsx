import type { CallOutput } from '@ooh/contract/registry';
import { Select } from 'antd';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import { ListFilters } from '../../ui/table/list-filters.tsx';
import { LabelledCheck } from '../../ui/form/labelled-check.tsx';
import type { CaseAddress } from './case-address.ts';
import styles from './strategy-case.module.css';
import filterRow from '../../ui/table/filter-row.module.css';

type Category = CallOutput<'mediaStrategy/getMediaStrategyTag'>[number];

export interface CaseFiltersProps extends ListFilterTools<CaseAddress> {
  readonly address: CaseAddress;
  readonly tags: CallOutput<'mediaStrategy/getMediaStrategyTag'> | undefined;
  readonly onRefresh: () => void;
}

const fieldOf = {
  industries: 'industry',
  goals: 'goal',
  budgetClasses: 'budget',
  cityCodes: 'city',
  mediumIds: 'media',
} as const;

/** Industry, goal, budget, city and medium, each with how many cases it has. */
export function CaseFilters({ address, tags, filterCount, filter, clear, onRefresh }: CaseFiltersProps) {
  const select = ({ category, name, tags: options }: Category) => {
    const field = fieldOf[category];
    return (
      <Select<string>
        key={category}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={name}
        placeholder={name}
        style={{ minWidth: 130 }}
        value={address[field] ?? null}
        options={options.map(({ key, name: label, count }) => ({ value: key, label: `${label} ${count}` }))}
        onChange={(value: string | undefined) => filter({ [field]: value })}
      />
    );
  };
  return (
    <ListFilters
      label="筛选案例"
      className={filterRow.filters}
      active={filterCount}
      onClear={clear}
      onRefresh={onRefresh}
    >
      <div className={styles.keyword}>
        <KeywordInput
          id="case-keyword"
          subject="案例或品牌"
          value={address.q ?? ''}
          onSearch={(q) => filter({ q: q === '' ? undefined : q })}
        />
      </div>
      {tags?.map(select)}
      <LabelledCheck
        id="case-effect"
        label="有效果数据"
        isChecked={address.effect ?? false}
        onToggle={() => filter({ effect: address.effect ? undefined : true })}
      />
    </ListFilters>
  );
}
