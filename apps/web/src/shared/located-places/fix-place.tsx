import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';
import { titleOfPlace } from './located-rows.ts';

export interface FixPlaceProps {
  readonly cityCode: string;
  readonly label: string;
  /** Candidates that were found already. */
  readonly candidates?: readonly KnownPlace[];
  /** The place that it stands at. */
  readonly chosen?: string;
  /** True where nobody has confirmed the chosen place. */
  readonly isUnconfirmed?: boolean;
  readonly onFix: (place: KnownPlace) => void;
  /** Takes no place at all; without it one cannot be taken away. */
  readonly onLeave?: () => void;
}

/** Finds one place by name or address among what the product knows. */
export function FixPlace(props: FixPlaceProps) {
  const { cityCode, label, candidates = [], chosen, isUnconfirmed = false, onFix, onLeave } = props;
  const [text, setText] = useState('');
  const q = useDebouncedValue(text.trim().slice(0, 60), 250);
  const found = useCall('v1/places/suggest', { cityCode, q }, { keepPrevious: true, enabled: q !== '' });
  const places = q === '' ? candidates : (found.data?.suggestions ?? []);
  return (
    <Select<{ value: number; label: string } | null>
      style={{ width: '100%' }}
      labelInValue
      popupMatchSelectWidth={400}
      showSearch={{ filterOption: false, onSearch: setText }}
      allowClear={onLeave !== undefined}
      status={isUnconfirmed ? 'warning' : undefined}
      aria-label={label}
      placeholder={
        candidates.length > 0 ? `${candidates.length} 个候选，或搜索` : '搜索商圈、AOI、POI、站点、道路或地址'
      }
      loading={found.isFetching}
      notFoundContent={q === '' ? '输入名称或地址' : `没有找到「${q}」`}
      value={chosen === undefined ? null : { value: -1, label: chosen }}
      options={places.map((place, at) => ({ value: at, label: titleOfPlace(place) }))}
      onChange={(option) => {
        if (option === null || option === undefined) return onLeave?.();
        const place = places[option.value];
        if (place !== undefined) onFix(place);
      }}
    />
  );
}
