import { AimOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface LocateButtonProps {
  /** Of the row. */
  readonly name: string;
  readonly onLocate: () => void;
}

/** Shows where a row's subject is on the map beside the table. */
export function LocateButton({ name, onLocate }: LocateButtonProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<AimOutlined aria-hidden="true" />}
      aria-label={`在地图上定位${name}`}
      title="在地图上定位"
      onClick={onLocate}
    />
  );
}
