import { placeSetKindNames, type PlaceSetKind } from '@ooh/contract/domain/place-set-names';
import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';

export interface PlaceSetSelectProps {
  readonly id?: string;
  readonly cityCode: string;
  /** Kinds that the caller can use; all without it. */
  readonly kinds?: readonly PlaceSetKind[];
  readonly value: string | undefined;
  readonly onChange: (placeSetId: string | undefined) => void;
}

/** A stored set of places of a city by its id, for filters. */
export function PlaceSetSelect({ id, cityCode, kinds, value, onChange }: PlaceSetSelectProps) {
  const { data, isPending } = useCall('v1/place-sets/list', { cityCode });
  const sets = data?.placeSets.filter(({ kind }) => kinds === undefined || kinds.includes(kind)) ?? [];
  return (
    <Select
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      id={id}
      aria-label="地点集"
      placeholder="选择地点集"
      loading={isPending}
      notFoundContent="该城市还没有可用的地点集"
      value={value}
      options={sets.map(({ placeSetId, name, kind, places }) => ({
        value: placeSetId,
        label: `${name}（${placeSetKindNames[kind]}，${formatNumber(places)} 个）`,
      }))}
      onChange={(next: string | undefined) => onChange(next)}
    />
  );
}
