import type { PlacePart } from '@ooh/contract/domain/crowd-pack';
import { Button } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { ChoosePlaceSet } from '../../../shared/place-sets/choose-place-set.tsx';
import { withAreas } from './with-areas.ts';
import styles from './pack-create.module.css';

export interface OwnAreasProps {
  readonly part: PlacePart;
  readonly cityCode: string | undefined;
  readonly onChange: (part: PlacePart) => void;
}

/** Areas of the user's own, drawn or imported, and chosen AOIs, as places of a condition. */
export function OwnAreas({ part, cityCode, onChange }: OwnAreasProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { aoiIds, rings } = part;
  const count = aoiIds.length + rings.length;
  return (
    <p className={styles.quiet}>
      <Button size="small" disabled={cityCode === undefined} onClick={() => setIsChoosing(true)}>
        加入地点集或导入区域
      </Button>{' '}
      {count > 0 && (
        <>
          已选 {aoiIds.length} 个 AOI、{rings.length} 个自有区域
          <Button size="small" type="link" onClick={() => onChange({ ...part, aoiIds: [], rings: [] })}>
            清除
          </Button>
        </>
      )}
      {isChoosing && cityCode !== undefined && (
        <ChoosePlaceSet
          cityCode={cityCode}
          kinds={['aoi', 'fence']}
          okText="加入"
          onClose={() => setIsChoosing(false)}
          onTake={({ entries }) => {
            const taken = withAreas(part, entries);
            setIsChoosing(false);
            onChange(taken.part);
            if (taken.left > 0)
              notifyBriefly({
                kind: 'warning',
                title: `${taken.left} 项未加入`,
                description: '没有轮廓的地点不能作为到访区域；一个条件最多 50 个 AOI 与 20 个自有区域。',
              });
          }}
        />
      )}
    </p>
  );
}
