import { InputNumber } from 'antd';
import { Field } from '../../ui/form/field.tsx';

export interface SpreadRules {
  readonly maxPerDistrict: number | null;
  readonly minDistanceMeters: number | null;
}

export interface SpreadFieldsProps {
  readonly rules: SpreadRules;
  readonly onChange: (part: Partial<SpreadRules>) => void;
}

/** How the chosen positions are spread over the city. */
export function SpreadFields({ rules, onChange }: SpreadFieldsProps) {
  return (
    <>
      <Field id="spread-district" label="单区上限" hint="每个行政区最多选多少个点位">
        <InputNumber
          id="spread-district"
          aria-describedby="spread-district-hint"
          min={1}
          max={2000}
          precision={0}
          suffix="个"
          placeholder="不限"
          value={rules.maxPerDistrict}
          onChange={(maxPerDistrict) => onChange({ maxPerDistrict })}
        />
      </Field>
      <Field id="spread-distance" label="最小间距" hint="同一媒体的任意两个已选点位之间的直线距离">
        <InputNumber
          id="spread-distance"
          aria-describedby="spread-distance-hint"
          min={1}
          max={50_000}
          precision={0}
          suffix="米"
          placeholder="不限"
          value={rules.minDistanceMeters}
          onChange={(minDistanceMeters) => onChange({ minDistanceMeters })}
        />
      </Field>
    </>
  );
}
