import { Segmented } from 'antd';
import { useMemo } from 'react';
import { formatCount, formatShare } from '../../../ui/figure/format-figure.ts';
import type { ConditionOptions } from '../describe-condition.ts';
import { BufferAndHitsFields } from './buffer-and-hits.tsx';
import type { ConditionEditorProps } from './condition-editor.ts';
import styles from './conditions.module.css';
import { PickList, type PickItem } from './pick-list.tsx';

const sorts = [
  { value: 'visitors', label: '按客流' },
  { value: 'ta', label: '按TA浓度' },
];

function itemsOf(options: ConditionOptions): PickItem[] {
  return options.businessDistricts.map((district) => ({
    id: district.id,
    name: district.name,
    detail: [district.districtName ?? '', district.isIndicative ? '范围为示意' : '']
      .filter(Boolean)
      .join(' · '),
    note: `${formatCount(district.visitors)} · ${formatShare(district.taConcentration)}`,
    sortValues: { visitors: district.visitors, ta: district.taConcentration },
  }));
}

/** 城市商圈: which districts a line must serve or pass. The same districts can be picked on the map. */
export function DistrictEditor({ condition, options, onChange }: ConditionEditorProps<'businessDistrict'>) {
  const items = useMemo(() => itemsOf(options), [options]);
  const change = (part: Partial<typeof condition>) => onChange({ ...condition, ...part });
  return (
    <>
      <PickList
        label="商圈"
        items={items}
        sorts={sorts}
        picked={condition.districtIds}
        onChange={(districtIds) => change({ districtIds })}
      />
      <Segmented<'stops' | 'passes'>
        block
        size="small"
        aria-label="经过方式"
        value={condition.mode}
        onChange={(mode) => change({ mode })}
        options={[
          { value: 'stops', label: '必经（区内设站）' },
          { value: 'passes', label: '途经（线路经过）' },
        ]}
      />
      <BufferAndHitsFields condition={condition} maxHits={200} onChange={change} />
      <p className={styles.quiet}>也可以在地图上点选商圈。列内为日均客流与 TA浓度（预估）。</p>
    </>
  );
}
