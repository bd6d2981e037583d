import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSettled } from '../timing/use-settled.ts';

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
  } = props;
  const [keyword, setKeyword] = useState('');
  const settled = useSettled(keyword, typingPauseMs);
  const { data, isFetching, error, refetch } = useCall(
    'common/getBrandNameList',
    { keyword: settled },
    { quiet: true, keepPrevious: true },
  );
  const brands = data ?? [];
  const chosen = brands.find(({ brandId }) => brandId === value);
  const options = brands.map(({ brandId, brandName, industry, groupName, isSample }) => ({
    value: brandId,
    label: brandName,
    detail: [industry, groupName, isSample ? '示例' : null].filter(Boolean).join(' · '),
  }));
  if (value !== undefined && !chosen) options.unshift({ value, label: name || value, detail: '' });
  return (
    <Select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      status={isInvalid ? 'error' : undefined}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      allowClear
      value={value}
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
      onChange={(brandId: string | undefined) => {
        const brand = brands.find((candidate) => candidate.brandId === brandId);
        onChange(brand && { brandId: brand.brandId, brandName: brand.brandName });
      }}
    />
  );
}
