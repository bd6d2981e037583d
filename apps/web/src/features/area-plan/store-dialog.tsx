import { InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import type { ListedPlace } from '../../shared/place-list/parse-place-list.ts';
import { PlaceListField, usePlaceList } from '../../shared/place-list/place-list-field.tsx';
import styles from './area-plan.module.css';

export interface StoreDialogProps {
  readonly centre: readonly [number, number];
  readonly onClose: () => void;
  readonly onTake: (stores: readonly ListedPlace[], radiusMeters: number) => void;
}

/** As many fences as a plan may have. */
const maxStores = 50;

/** Stores out of pasted text or a CSV file, each to become a circle. */
export function StoreDialog({ centre, onClose, onTake }: StoreDialogProps) {
  useReturnFocus();
  const stores = usePlaceList({ centre, most: maxStores, noun: '门店' });
  const [radius, setRadius] = useState(800);
  const found = stores.list.places;
  return (
    <Modal
      open
      title="导入门店，自动生成围栏"
      okText={`生成 ${found.length} 个围栏`}
      okButtonProps={{ disabled: found.length === 0 }}
      cancelText="取消"
      width={560}
      onCancel={onClose}
      onOk={() => onTake(found, radius)}
    >
      <div className={styles.fields}>
        <PlaceListField
          places={stores}
          label="门店清单"
          placeholder={'每行一个门店：名称,经度,纬度，例如\n海岸城店,113.936,22.517'}
        />
        <InputNumber
          min={50}
          max={5000}
          step={100}
          precision={0}
          suffix="米"
          aria-label="围栏半径（米）"
          value={radius}
          onChange={(value) => value !== null && setRadius(value)}
        />
      </div>
    </Modal>
  );
}
