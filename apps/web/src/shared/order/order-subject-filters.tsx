import { Select } from 'antd';
import { KeywordInput } from '../../ui/form/keyword-input.tsx';
import { useSlashFocus } from '../../ui/form/use-slash-focus.ts';
import { BrandSelect } from '../brand-select/brand-select.tsx';
import type { CityScope } from '../city-picker/choose-cities.ts';
import { CitySelect } from '../city-picker/city-select.tsx';

interface OrderSubject {
  readonly q?: string | undefined;
  readonly brand?: string | undefined;
  readonly city?: string | undefined;
  readonly medium?: number | undefined;
}

export interface OrderSubjectFiltersProps {
  /** Of the field that `/` leads to. */
  readonly keywordId: string;
  readonly address: OrderSubject;
  readonly scope: CityScope;
  readonly media: readonly { readonly mediumId: number; readonly name: string }[];
  readonly onChange: (change: OrderSubject) => void;
}

/** Filters of orders by keyword, brand, city and medium. */
export function OrderSubjectFilters(props: OrderSubjectFiltersProps) {
  const { keywordId, address, scope, media, onChange } = props;
  useSlashFocus(keywordId);
  return (
    <>
      <KeywordInput
        id={keywordId}
        subject="订单编号、名称或品牌"
        value={address.q ?? ''}
        onSearch={(q) => onChange({ q: q === '' ? undefined : q })}
      />
      <BrandSelect
        label="品牌"
        placeholder="品牌"
        value={address.brand}
        onChange={(brand) => onChange({ brand: brand?.brandId })}
      />
      <CitySelect value={address.city} scope={scope} onChange={(city) => onChange({ city })} />
      <Select
        allowClear
        aria-label="媒体"
        placeholder="媒体"
        value={address.medium}
        options={media.map(({ mediumId, name }) => ({ value: mediumId, label: name }))}
        onChange={(medium: number | undefined) => onChange({ medium })}
      />
    </>
  );
}
