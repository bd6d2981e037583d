import { Tabs } from 'antd';
import { useMemo } from 'react';
import { BufferAndHitsFields } from './buffer-and-hits.tsx';
import type { ConditionEditorProps } from './condition-editor.ts';
import { PickList } from './pick-list.tsx';

/** 目标AOI: kinds of places or single ones near which a line must pass. */
export function AoiEditor({ condition, options, onChange }: ConditionEditorProps<'targetAoi'>) {
  const types = useMemo(
    () => options.aoiTypes.map(({ type, count }) => ({ id: type, name: type, note: `${count} 个` })),
    [options],
  );
  const places = useMemo(
    () => options.aois.map(({ id, name, type }) => ({ id, name, note: type })),
    [options],
  );
  const change = (part: Partial<typeof condition>) => onChange({ ...condition, ...part });
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
              <PickList
                label="AOI"
                items={places}
                picked={condition.aoiIds}
                onChange={(aoiIds) => change({ aoiIds })}
              />
            ),
          },
        ]}
      />
      <BufferAndHitsFields condition={condition} maxHits={500} onChange={change} />
    </>
  );
}
