import { Button, Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { ChoosePlaceSet } from '../../../shared/place-sets/choose-place-set.tsx';
import type { TakenPlaces } from '../../../shared/place-sets/taken-places.ts';
import { useConditionScene } from '../city-scene.ts';
import { BufferAndHitsFields } from './buffer-and-hits.tsx';
import type { ConditionEditorProps } from './condition-editor.ts';
import { PickList } from './pick-list.tsx';

/** 目标AOI: kinds of places or single ones near which a line must pass. */
export function AoiEditor({ condition, options, onChange }: ConditionEditorProps<'targetAoi'>) {
  const { cityCode } = useConditionScene().city;
  const [isChoosing, setIsChoosing] = useState(false);
  const types = useMemo(
    () => options.aoiTypes.map(({ type, count }) => ({ id: type, name: type, note: `${count} 个` })),
    [options],
  );
  const places = useMemo(
    () => options.aois.map(({ id, name, type }) => ({ id, name, note: type })),
    [options],
  );
  const change = (part: Partial<typeof condition>) => onChange({ ...condition, ...part });
  const take = ({ entries }: TakenPlaces) => {
    const known = new Set(options.aois.map(({ id }) => id));
    const found = entries.flatMap(({ placeId }) =>
      placeId !== undefined && known.has(placeId) ? [placeId] : [],
    );
    change({ aoiIds: [...new Set([...condition.aoiIds, ...found])] });
    setIsChoosing(false);
    if (found.length < entries.length)
      notifyBriefly({
        kind: 'warning',
        title: `已带入 ${found.length} 个 AOI，${entries.length - found.length} 个不在本城市的 AOI 数据中，未带入`,
      });
  };
  return (
    <>
      <Tabs
        size="small"
        items={[
          {
            key: 'types',
            label: `按类型${condition.aoiTypes.length > 0 ? ` ${condition.aoiTypes.length}` : ''}`,
            children: (
              <PickList
                label="AOI类型"
                items={types}
                picked={condition.aoiTypes}
                onChange={(aoiTypes) => change({ aoiTypes })}
              />
            ),
          },
          {
            key: 'own',
            label: `自选${condition.aoiIds.length > 0 ? ` ${condition.aoiIds.length}` : ''}`,
            children: (
              <>
                <PickList
                  label="AOI"
                  items={places}
                  picked={condition.aoiIds}
                  onChange={(aoiIds) => change({ aoiIds })}
                />
                <Button size="small" onClick={() => setIsChoosing(true)}>
                  从地点集带入
                </Button>
              </>
            ),
          },
        ]}
      />
      {isChoosing && (
        <ChoosePlaceSet
          cityCode={cityCode}
          kinds={['aoi']}
          onClose={() => setIsChoosing(false)}
          onTake={take}
        />
      )}
      <BufferAndHitsFields condition={condition} maxHits={500} onChange={change} />
    </>
  );
}
