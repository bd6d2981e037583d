import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, InputNumber, Segmented, Select } from 'antd';
import { Card } from '../../ui/page/card.tsx';
import styles from './area-plan.module.css';
import type { Fence } from './fence-draft.ts';

export interface FenceRules {
  readonly dedupe: 'priority' | 'nearest';
  readonly maxPerFence: number | null;
}

export interface FencePanelProps {
  readonly fences: readonly Fence[];
  readonly rules: FenceRules;
  readonly problem: string | null;
  readonly isDrawing: boolean;
  readonly isChanged: boolean;
  readonly isBusy: boolean;
  readonly onFences: (fences: Fence[]) => void;
  readonly onRules: (rules: FenceRules) => void;
  readonly onDraw: () => void;
  readonly onStores: () => void;
  readonly onSave: () => void;
}

const priorities = Array.from({ length: 9 }, (_, i) => ({ value: i + 1, label: `优先 ${i + 1}` }));

/** Fences of the plan with the rules that give each position to one of them. */
export function FencePanel(props: FencePanelProps) {
  const { fences, rules, problem, isDrawing, isChanged, isBusy, onFences, onRules } = props;
  const change = (fenceId: string, priority: number) =>
    onFences(fences.map((fence) => (fence.fenceId === fenceId ? { ...fence, priority } : fence)));
  return (
    <Card title={`围栏（${fences.length}）`}>
      <div className={styles.fields}>
        <div className={styles.row}>
          <Button type={isDrawing ? 'primary' : 'default'} aria-pressed={isDrawing} onClick={props.onDraw}>
            {isDrawing ? '结束绘制' : '绘制多边形'}
          </Button>
          <Button onClick={props.onStores}>导入门店</Button>
        </div>
        {isDrawing && (
          <p className={styles.note} aria-live="polite">
            在地图上逐点单击，双击或按 Enter 结束，Esc 取消。不便使用鼠标时请用「导入门店」。
          </p>
        )}
        {problem !== null && <Alert type="warning" showIcon title={problem} />}
        <ul className={styles.fences}>
          {fences.map((fence) => (
            <li key={fence.fenceId}>
              <span className={styles.fenceName} title={fence.name}>
                {fence.name}
                {fence.circle && <span className={styles.note}> {fence.circle.radiusMeters} 米</span>}
              </span>
              <Select
                size="small"
                aria-label={`${fence.name} 优先级`}
                value={fence.priority}
                options={priorities}
                onChange={(priority) => change(fence.fenceId, priority)}
              />
              <Button
                size="small"
                type="text"
                aria-label={`删除 ${fence.name}`}
                icon={<DeleteOutlined aria-hidden="true" />}
                onClick={() => onFences(fences.filter(({ fenceId }) => fenceId !== fence.fenceId))}
              />
            </li>
          ))}
        </ul>
        <Segmented<FenceRules['dedupe']>
          block
          aria-label="重叠围栏去重"
          value={rules.dedupe}
          onChange={(dedupe) => onRules({ ...rules, dedupe })}
          options={[
            { value: 'priority', label: '按优先级' },
            { value: 'nearest', label: '归最近围栏' },
          ]}
        />
        <InputNumber
          min={1}
          max={2000}
          precision={0}
          placeholder="每围栏点位上限，空为不限"
          aria-label="每围栏点位上限"
          value={rules.maxPerFence}
          onChange={(maxPerFence) => onRules({ ...rules, maxPerFence })}
        />
        <Button
          type="primary"
          disabled={!isChanged || fences.length === 0}
          loading={isBusy}
          onClick={props.onSave}
        >
          保存围栏并匹配点位
        </Button>
      </div>
    </Card>
  );
}
