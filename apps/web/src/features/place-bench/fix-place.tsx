import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { knownPlaceKindNames } from '@ooh/contract/domain/known-place';
import { Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useDebouncedValue } from '../../ui/timing/use-debounced-value.ts';

export interface FixPlaceProps {
  readonly cityCode: string;
  readonly label: string;
  /** Candidates that were found already. */
  readonly candidates?: readonly KnownPlace[];
  readonly onFix: (place: KnownPlace) => void;
}

/** Finds one place by name or address among what the product knows. */
export function FixPlace({ cityCode, label, candidates = [], onFix }: FixPlaceProps) {
  const [text, setText] = useState('');
  const q = useDebouncedValue(text.trim().slice(0, 60), 250);
  const found = useCall('v1/places/suggest', { cityCode, q }, { keepPrevious: true, enabled: q !== '' });
  const places = q === '' ? candidates : (found.data?.suggestions ?? []);
  return (
    <Select<number | null>
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setText }}
      aria-label={label}
      placeholder={
        candidates.length > 0 ? `${candidates.length} 个候选，或搜索` : '搜索商圈、AOI、POI、站点、道路或地址'
      }
      loading={found.isFetching}
      notFoundContent={q === '' ? '输入名称或地址' : `没有找到「${q}」`}
      value={null}
      options={places.map(({ kind, name, districtName }, at) => ({
        value: at,
        label: `${name} · ${knownPlaceKindNames[kind]}${districtName === null ? '' : ` · ${districtName}`}`,
      }))}
      onChange={(at: number | null) => {
        const place = at === null ? undefined : places[at];
        if (place !== undefined) onFix(place);
      }}
    />
  );
}
