import type { MediaUnit } from '@ooh/contract/domain/media-search';
import { maxAlbumUnits } from '@ooh/contract/v1/media-inventory/album';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { AddToBasket } from '../../shared/basket/add-to-basket.tsx';
import { CompareButton } from '../../shared/compare/compare-button.tsx';
import { basketUnitsOf, type ListedPeriod } from '../../shared/basket/units-of-row.ts';
import styles from './media-inventory.module.css';

export interface BatchBarProps {
  readonly cityCode: string;
  /** Chosen rows, those of earlier pages too. */
  readonly chosen: readonly MediaUnit[];
  readonly period: ListedPeriod;
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen rows: into the basket, side by side, one a page. */
export function BatchBar({ cityCode, chosen, period, onCompare, onClear }: BatchBarProps) {
  const [isSaving, setIsSaving] = useState(false);
  const units = chosen.flatMap((unit) => basketUnitsOf(unit, period));
  const isTooMany = chosen.length > maxAlbumUnits;
  const album = async () => {
    setIsSaving(true);
    const unitKeys = chosen.map(({ unitKey }) => unitKey);
    const saved = await saveFile('v1/media-inventory/album', { cityCode, unitKeys, ...period });
    setIsSaving(false);
    if (saved.body) notifyBriefly({ kind: 'success', title: '已导出', description: saved.body.fileName });
  };
  return (
    <span className={styles.value}>
      已选 {chosen.length} 项
      <AddToBasket
        name={`已选 ${chosen.length} 项`}
        units={units}
        type="primary"
        blocked={
          isTooMany
            ? `一次最多加入 ${maxAlbumUnits} 项`
            : units.length === 0
              ? '所选都没有空位或刊例价'
              : undefined
        }
      />
      <CompareButton count={chosen.length} onCompare={onCompare} />
      <Button
        size="small"
        loading={isSaving}
        disabled={isTooMany}
        title={isTooMany ? `图册最多 ${maxAlbumUnits} 页` : undefined}
        onClick={() => void album()}
      >
        点位图册
      </Button>
      <Button size="small" type="text" onClick={onClear}>
        清除选择
      </Button>
    </span>
  );
}
