import type { Crs } from '@ooh/geo/point';
import { Alert, Input, InputNumber, Modal, Segmented, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { coordinateSystems } from '../../ui/form/coordinate-systems.ts';
import { readTextFile } from '../../ui/form/read-text-file.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import styles from './area-plan.module.css';
import { parseStores, type Store } from './parse-stores.ts';

export interface StoreDialogProps {
  readonly centre: readonly [number, number];
  readonly onClose: () => void;
  readonly onTake: (stores: readonly Store[], radiusMeters: number) => void;
}

/** Stores out of pasted text or a CSV file, each to become a circle. */
export function StoreDialog({ centre, onClose, onTake }: StoreDialogProps) {
  useReturnFocus();
  const [text, setText] = useState('');
  const [crs, setCrs] = useState<Crs>('WGS84');
  const [radius, setRadius] = useState(800);
  const parsed = useMemo(() => parseStores(text, crs, centre), [text, crs, centre]);
  return (
    <Modal
      open
      title="导入门店，自动生成围栏"
      okText={`生成 ${parsed.stores.length} 个围栏`}
      okButtonProps={{ disabled: parsed.stores.length === 0 }}
      cancelText="取消"
      width={560}
      onCancel={onClose}
      onOk={() => onTake(parsed.stores, radius)}
    >
      <div className={styles.fields}>
        <Segmented aria-label="坐标系" value={crs} onChange={setCrs} options={[...coordinateSystems]} />
        <Input.TextArea
          rows={8}
          aria-label="门店清单"
          placeholder={'每行一个门店：名称,经度,纬度，例如\n海岸城店,113.936,22.517'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Upload
          accept=".csv,.txt"
          showUploadList={false}
          beforeUpload={async (file) => {
            setText(await readTextFile(file));
            return Upload.LIST_IGNORE;
          }}
        >
          <button type="button">选择 CSV 文件</button>
        </Upload>
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
        {parsed.refused.length > 0 && (
          <Alert
            type="warning"
            title={`${parsed.refused.length} 行未采用`}
            description={parsed.refused
              .slice(0, 5)
              .map(({ row, reason }) => `第 ${row} 行：${reason}`)
              .join('；')}
          />
        )}
      </div>
    </Modal>
  );
}
