import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { NewBrandDialog } from './new-brand-dialog.tsx';

export interface Brand {
  readonly brandId: string;
  readonly brandName: string;
}

export interface BrandSelectProps {
  readonly id?: string;
  readonly value: string | undefined;
  /** Name of the chosen brand where it is known; looked up otherwise. */
  readonly name?: string;
  readonly onChange: (brand: Brand | undefined) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  readonly label?: string;
  /** Whether a brand that is not found may be entered. */
  readonly canAdd?: boolean;
}

interface BrandOption {
  readonly label?: ReactNode;
  readonly detail?: string;
}

function drawOption({ data }: { readonly data: BrandOption }) {
  return (
    <span style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
      {data.label}
      <span style={{ color: 'var(--colour-text3)' }}>{data.detail}</span>
    </span>
  );
}

const typingPauseMs = 250;
/** Stands among the brands for entering the one that was looked for. */
const addValue = 'add';

/** Brands found by characters or pinyin as the user types. */
export function BrandSelect(props: BrandSelectProps) {
  const {
    id,
    value,
    name,
    onChange,
    onBlur,
    placeholder = '输入品牌名称或拼音',
    isInvalid,
    describedBy,
    label,
    canAdd = false,
  } = props;
  const [keyword, setKeyword] = useState('');
  const settled = useDebouncedValue(keyword, typingPauseMs);
  const { data, isFetching, error, refetch } = useCall(
    'common/getBrandNameList',
    { keyword: settled },
    { keepPrevious: true },
  );
  const [wanted, setWanted] = useState<string>();
  const [added, setAdded] = useState<Brand>();
  const brands = data ?? [];
  const chosen = brands.find(({ brandId }) => brandId === value);
  const options = brands.map(({ brandId, brandName, industry, groupName, isSample }) => ({
    value: brandId,
    label: brandName,
    detail: [industry, groupName, isSample ? '示例' : null].filter(Boolean).join(' · '),
  }));
  const ownName = added?.brandId === value ? added?.brandName : undefined;
  const unnamed = data === undefined && isFetching ? '…' : value;
  if (value !== undefined && !chosen)
    options.unshift({ value, label: name || ownName || unnamed || value, detail: '' });
  const typed = keyword.trim();
  const isMissing =
    typed !== '' &&
    keyword === settled &&
    !isFetching &&
    data !== undefined &&
    !brands.some(({ brandName }) => brandName === typed);
  if (canAdd && isMissing)
    options.push({
      value: addValue,
      label: `新增品牌「${typed}」`,
      detail: brands.length > 0 ? '' : '没有匹配的品牌',
    });
  const select = (
    <Select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : undefined}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      // Undefined would leave the choice to the control, with the entry of a new brand as one.
      value={value ?? null}
      placeholder={placeholder}
      options={options}
      loading={isFetching}
      optionRender={drawOption}
      notFoundContent={
        error ? (
          <button type="button" onClick={() => void refetch()}>
            品牌加载失败，点击重试
          </button>
        ) : (
          '没有匹配的品牌'
        )
      }
      onBlur={onBlur}
      onChange={(brandId: string | null | undefined) => {
        if (brandId === addValue) return setWanted(typed);
        const brand = brands.find((candidate) => candidate.brandId === brandId);
        onChange(brand && { brandId: brand.brandId, brandName: brand.brandName });
      }}
    />
  );
  return (
    <>
      {select}
      {wanted !== undefined && (
        <NewBrandDialog
          brandName={wanted}
          onAdded={(brand) => {
            setAdded(brand);
            setWanted(undefined);
            onChange(brand);
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}
