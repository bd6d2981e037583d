import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import filterRow from '../../ui/table/filter-row.module.css';

interface AreaFiltersProps<Unit extends string> {
  readonly unitNames: Readonly<Record<Unit, string>>;
  readonly unit: Unit;
  readonly onUnit: (unit: Unit) => void;
  /** Part of the names that are looked for. */
  readonly keyword: string | undefined;
  readonly onKeyword: (keyword: string | undefined) => void;
  /** Other filters, between the two. */
  readonly children?: ReactNode;
}

/** Which areas of a city stand against its media: their kind and their name. */
export function AreaFilters<Unit extends string>(props: AreaFiltersProps<Unit>) {
  const { unitNames, unit, onUnit, keyword = '', onKeyword, children } = props;
  return (
    <div className={filterRow.filters}>
      <Segmented
        aria-label="区域类型"
        value={unit}
        options={Object.entries<string>(unitNames).map(([value, label]) => ({ value, label }))}
        onChange={(next) => onUnit(next as Unit)}
      />
      {children}
      <div className={filterRow.keyword}>
        <KeywordInput
          subject="区域"
          value={keyword}
          onSearch={(text) => onKeyword(text === '' ? undefined : text)}
        />
      </div>
    </div>
  );
}
