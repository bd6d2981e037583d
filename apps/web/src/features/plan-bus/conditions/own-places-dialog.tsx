import type { Crs } from '@ooh/geo/point';
import { Alert, Input, Modal, Segmented, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { coordinateSystems } from '../../../ui/form/coordinate-systems.ts';
import { readTextFile } from '../../../ui/form/read-text-file.ts';
import { parsePlaces } from '../parse-places.ts';
import styles from './conditions.module.css';

export interface OwnPlacesDialogProps {
  readonly isOpen: boolean;
  readonly centre: readonly [number, number];
  readonly onClose: () => void;
  readonly onTake: (points: [number, number][]) => void;
}

/** Takes own places out of pasted text or a CSV file; says which lines it refuses and why. */
export function OwnPlacesDialog({ isOpen, centre, onClose, onTake }: OwnPlacesDialogProps) {
  const [text, setText] = useState('');
  const [crs, setCrs] = useState<Crs>('WGS84');
  const parsed = useMemo(() => parsePlaces(text, crs, centre), [text, crs, centre]);
  const take = () => {
    onTake(parsed.points.map(([lng, lat]) => [lng, lat]));
    onClose();
  };
  return (
    <Modal
      title="导入自有点位"
      open={isOpen}
      onCancel={onClose}
      onOk={take}
      okText={`使用 ${parsed.points.length} 个点位`}
      okButtonProps={{ disabled: parsed.points.length === 0 }}
      cancelText="取消"
      width={560}
      destroyOnHidden
    >
      <div className={styles.dialog}>
        <Segmented aria-label="坐标系" value={crs} onChange={setCrs} options={[...coordinateSystems]} />
        <Input.TextArea
          rows={8}
          aria-label="点位文本"
          placeholder={'每行一个点位，最后两列为经度、纬度，例如\n海岸城店,113.936,22.517'}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Upload
          accept=".csv,.txt"
          showUploadList={false}
          beforeUpload={async (file) => {
            setText(await readTextFile(file));
            return Upload.LIST_IGNORE;
          }}
        >
          <button type="button" className={styles.link}>
            选择 CSV 文件
          </button>
        </Upload>
        {parsed.duplicates > 0 && <p className={styles.quiet}>重复的 {parsed.duplicates} 个点位已合并。</p>}
        {parsed.refused.length > 0 && (
          <Alert
            type="warning"
            title={`${parsed.refused.length} 行未采用`}
            description={
              <ul className={styles.refusals}>
                {parsed.refused.slice(0, 8).map(({ row, text: line, reason }) => (
                  <li key={row}>
                    第 {row} 行「{line.slice(0, 30)}」：{reason}
                  </li>
                ))}
                {parsed.refused.length > 8 && <li>其余 {parsed.refused.length - 8} 行原因类似</li>}
              </ul>
            }
          />
        )}
      </div>
    </Modal>
  );
}
