import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { categoryName } from './category-name.ts';

const mostCategories = 8;

export interface CategoryFilterProps {
  readonly cityCode: string;
  /** Categories of the address, by comma. */
  readonly value: string | undefined;
  /** True while brands are counted: a place is counted once. */
  readonly isBlocked: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** Categories of a city's points of interest, with how many places each has; one alone shows those below it. */
export function CategoryFilter({ cityCode, value, isBlocked, onChange }: CategoryFilterProps) {
  const found = useCall(
    'poi-analyse-detail/getPoiMapResourceByTypeList',
    { cityCode },
    { staleMs: 10 * 60_000 },
  );
  return (
    <Select<string[]>
      mode="multiple"
      allowClear
      aria-label="POI 类别"
      placeholder={isBlocked ? 'POI 类别（清空品牌后可选）' : 'POI 类别'}
      disabled={isBlocked}
      maxCount={mostCategories}
      loading={found.isFetching}
      notFoundContent={found.error ? `类别加载失败：${found.error.message}` : '该城市没有 POI 数据'}
      value={isBlocked ? [] : allParts(value)}
      options={(found.data?.groups ?? []).map(({ name, count }) => ({
        value: name,
        label: `${categoryName(name)}（${count.toLocaleString('zh-CN')}）`,
      }))}
      onChange={(types) => onChange(types.length === 0 ? undefined : types.join(','))}
    />
  );
}
