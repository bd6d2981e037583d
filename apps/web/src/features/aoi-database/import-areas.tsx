import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { Modal } from 'antd';
import { useState } from 'react';
import { PlaceFileField } from '../../shared/place-sets/place-file-field.tsx';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';

export interface ImportAreasProps {
  readonly cityCode: string;
  readonly onClose: () => void;
}

interface ReadAreas {
  readonly name: string;
  readonly entries: readonly PlaceEntry[];
}

/** Own areas out of a file, kept as a set of places: fences, crowd packs and searches around take them. */
export function ImportAreas({ cityCode, onClose }: ImportAreasProps) {
  useReturnFocus();
  const [read, setRead] = useState<ReadAreas>();
  const [isNaming, setIsNaming] = useState(false);
  const areas = read?.entries.filter(({ ring }) => ring !== undefined) ?? [];
  const points = (read?.entries.length ?? 0) - areas.length;
  if (isNaming && read !== undefined)
    return (
      <SavePlaceSet
        cityCode={cityCode}
        kind="fence"
        name={read.name}
        entries={areas}
        onSaved={onClose}
        onClose={onClose}
      />
    );
  return (
    <Modal
      open
      width={600}
      title="导入区域"
      okText={areas.length === 0 ? '保存为地点集' : `保存 ${areas.length} 个区域为地点集`}
      okButtonProps={{ disabled: areas.length === 0 }}
      cancelText="取消"
      onCancel={onClose}
      onOk={() => setIsNaming(true)}
    >
      <p>保存后可用于人群包的到访条件、地理围栏与地点检索；也可在地图上直接绘制区域。</p>
      <PlaceFileField cityCode={cityCode} onRead={({ entries }, name) => setRead({ name, entries })} />
      {points > 0 && <p>另有 {points} 行没有轮廓，不作为区域保存。</p>}
    </Modal>
  );
}
