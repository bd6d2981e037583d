import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import styles from '../imports.module.css';

type Grid = NonNullable<ImportSession['grid']>;

export interface GridFormProps {
  readonly value: Grid | null;
  readonly isDisabled: boolean;
  readonly onChange: (grid: Grid) => void;
}

/** Where the cells of a file lie that names them by column and row only. */
export function GridForm({ value, isDisabled, onChange }: GridFormProps) {
  const [draft, setDraft] = useState<Readonly<Record<keyof Grid, number | null>>>(
    value ?? { lng: null, lat: null, cellMeters: 500 },
  );
  const { lng, lat, cellMeters } = draft;
  const input = (field: keyof Grid, label: string, min: number, max: number) => (
    <InputNumber
      className={styles.column}
      aria-label={label}
      placeholder={label}
      min={min}
      max={max}
      disabled={isDisabled}
      value={draft[field]}
      onChange={(next) => setDraft({ ...draft, [field]: next })}
    />
  );
  return (
    <Field
      id="mapping-grid"
      label="网格"
      isGroup
      hint="0 列 0 行网格中心的经纬度（与文件同一坐标系）与网格边长（米）"
    >
      <div className={styles.mapped}>
        {input('lng', '原点经度', -180, 180)}
        {input('lat', '原点纬度', -90, 90)}
        {input('cellMeters', '边长（米）', 50, 50_000)}
        <Button
          disabled={isDisabled || lng === null || lat === null || cellMeters === null}
          onClick={() => {
            if (lng !== null && lat !== null && cellMeters !== null) onChange({ lng, lat, cellMeters });
          }}
        >
          按此预览
        </Button>
      </div>
    </Field>
  );
}
