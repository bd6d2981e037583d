import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { drawnPlace } from '../../shared/place-sets/drawn-place.ts';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './city-vision.module.css';
import type { Vision } from './use-vision.ts';

export interface RingCardProps {
  readonly vision: Vision;
  readonly ring: [number, number][];
  readonly onClear: () => void;
}

/** People, media and lines of an area that was drawn on the map. */
export function RingCard({ vision, ring, onClear }: RingCardProps) {
  const [isSaving, setIsSaving] = useState(false);
  const { data, error, refetch, isPlaceholderData } = useCall(
    'aoi-draw/aoiStatistics',
    { ...vision.asked, ring },
    { keepPrevious: true },
  );
  return (
    <section className={styles.group} aria-label="圈选范围" aria-busy={isPlaceholderData}>
      <h3>
        圈选范围{' '}
        <Button size="small" type="link" onClick={() => setIsSaving(true)}>
          保存为地点集
        </Button>
        <Button size="small" type="link" onClick={onClear}>
          清除
        </Button>
      </h3>
      {isSaving && (
        <SavePlaceSet
          cityCode={vision.question.cityCode}
          kind="fence"
          name="圈选范围"
          entries={[drawnPlace('圈选范围', ring)]}
          onSaved={() => setIsSaving(false)}
          onClose={() => setIsSaving(false)}
        />
      )}
      {error ? (
        <Alert
          type="warning"
          title={error.message}
          action={
            <Button size="small" onClick={() => void refetch()}>
              重试
            </Button>
          }
        />
      ) : data === undefined ? (
        <StateBlock kind="loading" rows={4} />
      ) : (
        <FactList isSmall>
          <Fact name="面积">{formatNumber(data.squareMeters / 1e6, 2)} 平方公里</Fact>
          <Fact name="人数">
            <FigureValue figure={data.figures.persons} format={asPersons} />
          </Fact>
          {vision.hasAudience && (
            <Fact name="TA浓度">
              <FigureValue figure={data.figures.taConcentrationPeople} format={asShare} />
            </Fact>
          )}
          <Fact name="媒体">
            {formatNumber(data.media.reduce((sum, { positions }) => sum + positions, 0))} 处
          </Fact>
          <Fact name="线路">{formatNumber(data.busLines.length)} 条</Fact>
        </FactList>
      )}
    </section>
  );
}
