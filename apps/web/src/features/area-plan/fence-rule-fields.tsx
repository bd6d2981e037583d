import { InputNumber, Segmented } from 'antd';
import type { FenceRules } from './use-fence-edits.ts';
import type { FencePanelProps } from './fence-panel.tsx';
import { SpreadFields } from './spread-fields.tsx';

export function RuleFields({ edits }: Pick<FencePanelProps, 'edits'>) {
  const { rules, change } = edits;
  return (
    <>
      <Segmented<FenceRules['dedupe']>
        block
        aria-label="点位在多个围栏内时"
        value={rules.dedupe}
        onChange={(dedupe) => change({ dedupe }, 'dedupe')}
        options={[
          { value: 'priority', label: '重叠归优先者' },
          { value: 'nearest', label: '重叠归最近者' },
        ]}
      />
      <InputNumber
        min={1}
        max={2000}
        precision={0}
        placeholder="每围栏点位上限，空为不限"
        aria-label="每围栏点位上限"
        value={rules.maxPerFence}
        onChange={(maxPerFence) => change({ maxPerFence }, 'maxPerFence')}
      />
      <SpreadFields rules={rules} onChange={(part) => change(part, Object.keys(part).join())} />
    </>
  );
}
