import { useMemo } from 'react';
import type { ConditionEditorProps } from './condition-editor.ts';
import styles from './conditions.module.css';
import { NumberField } from './number-field.tsx';
import { PickList } from './pick-list.tsx';

const sorts = [
  { value: 'lines', label: '按线路数' },
  { value: 'length', label: '按长度' },
];

/** 主干道: roads that a line must run along for some distance. */
export function RoadEditor({ condition, options, onChange }: ConditionEditorProps<'mainRoad'>) {
  const items = useMemo(
    () =>
      options.mainRoads.map((road) => ({
        id: road.id,
        name: road.name,
        detail: road.isIndicative ? '走向为示意' : undefined,
        note: `${(road.lengthMeters / 1000).toFixed(1)} 公里 · ${road.lines} 条`,
        sortValues: { lines: road.lines, length: road.lengthMeters },
      })),
    [options],
  );
  return (
    <>
      <PickList
        label="主干道"
        items={items}
        sorts={sorts}
        picked={condition.roadIds}
        onChange={(roadIds) => onChange({ ...condition, roadIds })}
      />
      <div className={styles.fields}>
        <NumberField
          label="重合至少"
          unit="公里"
          min={0}
          max={50}
          step={0.5}
          value={condition.minOverlapMeters / 1000}
          onChange={(km) => onChange({ ...condition, minOverlapMeters: Math.round(km * 1000) })}
        />
      </div>
    </>
  );
}
