import { Modal } from 'antd';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { PlaceListField, usePlaceList } from '../../../shared/place-list/place-list-field.tsx';

export interface OwnPlacesDialogProps {
  readonly cityCode: string;
  readonly onClose: () => void;
  readonly onTake: (points: [number, number][]) => void;
}

/** As many places as a condition may hold. */
const maxPlaces = 5000;

/** Takes own places out of pasted text or a CSV file. */
export function OwnPlacesDialog({ cityCode, onClose, onTake }: OwnPlacesDialogProps) {
  useReturnFocus();
  const own = usePlaceList({ cityCode, most: maxPlaces, noun: '点位' });
  const found = own.list.places;
  const take = () => {
    onTake(found.map(({ center: [lng, lat] }) => [lng, lat]));
    onClose();
  };
  return (
    <Modal
      open
      title="导入自有点位"
      onCancel={onClose}
      onOk={take}
      okText={`使用 ${found.length} 个点位`}
      okButtonProps={{ disabled: found.length === 0 }}
      cancelText="取消"
      width={560}
    >
      <PlaceListField
        places={own}
        label="点位文本"
        placeholder={'每行一个点位，最后两列为经度、纬度，例如\n海岸城店,113.936,22.517'}
      />
    </Modal>
  );
}
