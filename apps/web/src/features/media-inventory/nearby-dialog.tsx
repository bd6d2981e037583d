import { InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { PlaceListField, usePlaceList } from '../../shared/place-list/place-list-field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './media-inventory.module.css';

export interface NearbyDialogProps {
  /** Middle of the city. */
  readonly centre: readonly [number, number];
  readonly radiusMeters: number;
  readonly onClose: () => void;
  readonly onTake: (
    places: readonly { readonly lng: number; readonly lat: number }[],
    meters: number,
  ) => void;
}

/** As many places as an address holds. */
const mostPlaces = 200;

/** Stores out of pasted text or a CSV file, around which media are looked for. */
export function NearbyDialog({ centre, radiusMeters, onClose, onTake }: NearbyDialogProps) {
  useReturnFocus();
  const stores = usePlaceList({ centre, most: mostPlaces, noun: '门店' });
  const [radius, setRadius] = useState(radiusMeters);
  const found = stores.list.places;
  return (
    <Modal
      open
      title="查找门店周边的媒体"
      okText={`查找 ${found.length} 个门店周边`}
      okButtonProps={{ disabled: found.length === 0 }}
      cancelText="取消"
      width={560}
      onCancel={onClose}
      onOk={() =>
        onTake(
          found.map(({ center: [lng, lat] }) => ({ lng, lat })),
          radius,
        )
      }
    >
      <div className={styles.stack}>
        <PlaceListField
          places={stores}
          label="门店清单"
          placeholder={'每行一个门店：名称,经度,纬度，例如\n海岸城店,113.936,22.517'}
        />
        <label className={styles.value}>
          半径
          <InputNumber
            min={50}
            max={10_000}
            step={50}
            value={radius}
            onChange={(meters) => setRadius(meters ?? radiusMeters)}
          />
          米
        </label>
      </div>
    </Modal>
  );
}
