import { Button, Select } from 'antd';
import { useState } from 'react';
import { useConditionScene } from '../city-scene.ts';
import type { ConditionEditorProps } from './condition-editor.ts';
import styles from './conditions.module.css';
import { ChoosePlaceSet } from '../../../shared/place-sets/choose-place-set.tsx';
import { centresOf } from '../../../shared/place-sets/taken-places.ts';
import { NumberField } from './number-field.tsx';
import { OwnPlacesDialog } from './own-places-dialog.tsx';

/** 目标POI: categories, brands or own places near which a line must stop. */
export function PoiEditor({ condition, options, onChange }: ConditionEditorProps<'targetPoi'>) {
  const { cityCode } = useConditionScene().city;
  const [isImporting, setImporting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const change = (part: Partial<typeof condition>) => onChange({ ...condition, ...part });
  return (
    <>
      <div className={styles.stacked}>
        <span>类别</span>
        <Select
          mode="multiple"
          size="small"
          allowClear
          placeholder="选择类别"
          aria-label="POI类别"
          value={condition.categories}
          onChange={(categories: string[]) => change({ categories })}
          options={options.poiCategories.map(({ category, count }) => ({
            value: category,
            label: `${category}（${count}）`,
          }))}
        />
      </div>
      <div className={styles.stacked}>
        <span>品牌</span>
        <Select
          mode="multiple"
          size="small"
          allowClear
          placeholder="选择品牌"
          aria-label="POI品牌"
          value={condition.brands}
          onChange={(brands: string[]) => change({ brands })}
          options={options.poiBrands.map(({ brand, count }) => ({
            value: brand,
            label: `${brand}（${count}）`,
          }))}
        />
      </div>
      <div className={styles.ownPlaces}>
        <span>自有点位 {condition.points.length} 个</span>
        <Button size="small" onClick={() => setImporting(true)}>
          粘贴或导入
        </Button>
        <Button size="small" onClick={() => setChoosing(true)}>
          地点集
        </Button>
        {condition.points.length > 0 && (
          <Button size="small" type="text" onClick={() => change({ points: [] })}>
            清空
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <NumberField
          label="半径"
          unit="米"
          min={50}
          max={3000}
          step={50}
          value={condition.radiusMeters}
          onChange={(radiusMeters) => change({ radiusMeters })}
        />
        <NumberField
          label="至少"
          unit="个"
          min={1}
          max={5000}
          value={condition.minHits}
          onChange={(minHits) => change({ minHits })}
        />
      </div>
      {isChoosing && (
        <ChoosePlaceSet
          cityCode={cityCode}
          onClose={() => setChoosing(false)}
          onTake={({ entries }) => {
            change({ points: centresOf(entries) });
            setChoosing(false);
          }}
        />
      )}
      {isImporting && (
        <OwnPlacesDialog
          cityCode={cityCode}
          onClose={() => setImporting(false)}
          onTake={(points) => change({ points })}
        />
      )}
    </>
  );
}
