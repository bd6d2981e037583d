import { Alert, Button } from 'antd';
import { drawTools, type DrawTool } from '../../map/draw-shape.ts';
import { Card } from '../../ui/page/card.tsx';
import ownStyles from './fence-panel.module.css';
import styles from './area-plan.module.css';
import { maxFences, withChange, withCopy } from './fence-draft.ts';
import { FenceItem } from './fence-item.tsx';
import type { FenceEdits } from './use-fence-edits.ts';
import { UndoButtons } from '../../ui/editing/undo-buttons.tsx';
import { RuleFields } from './fence-rule-fields.tsx';

export interface FencePanelProps {
  readonly edits: FenceEdits;
  /** How far the shape that is being drawn is. */
  readonly progress: string | null;
  readonly hidden: ReadonlySet<string>;
  readonly isBusy: boolean;
  readonly onHide: (fenceId: string, isHidden: boolean) => void;
  readonly onStores: () => void;
  readonly onPlaceSet: () => void;
  readonly onSave: () => void;
}

const toolNames: Readonly<Record<DrawTool, string>> = {
  polygon: '多边形',
  circle: '圆形',
  rectangle: '矩形',
};

const toolHints: Readonly<Record<DrawTool, string>> = {
  polygon: '在地图上逐点单击，双击或按 Enter 结束',
  circle: '单击圆心，再单击圆周上一点',
  rectangle: '单击一角，再单击对角',
};

function DrawBar({ edits, progress }: Pick<FencePanelProps, 'edits' | 'progress'>) {
  const { tool, choose } = edits;
  return (
    <>
      <div className={styles.row} role="toolbar" aria-label="绘制围栏">
        {drawTools.map((one) => (
          <Button
            key={one}
            size="small"
            type={tool === one ? 'primary' : 'default'}
            aria-pressed={tool === one}
            disabled={edits.fences.length >= maxFences}
            onClick={() => choose(tool === one ? null : one)}
          >
            {toolNames[one]}
          </Button>
        ))}
        <span className={ownStyles.push} />
        <UndoButtons onUndo={edits.undo} onRedo={edits.redo} />
      </div>
      {tool !== null && (
        <p className={styles.note} aria-live="polite">
          {toolHints[tool]}，Esc 取消。键盘：方向键移动地图，空格在地图中心落点，退格撤回一点。
          {progress !== null && <strong> {progress}</strong>}
        </p>
      )}
    </>
  );
}

/** Fences of the plan with the tools that draw them and the rules that give each position to one of them. */
export function FencePanel(props: FencePanelProps) {
  const { edits, progress, hidden, isBusy, onHide, onStores, onPlaceSet, onSave } = props;
  const { fences, problem, change, isChanged } = edits;
  const isNamed = fences.every(({ name }) => name.trim() !== '');
  return (
    <Card
      title={`围栏（${fences.length}）`}
      extra={
        <>
          <Button size="small" onClick={onPlaceSet}>
            地点集
          </Button>{' '}
          <Button size="small" onClick={onStores}>
            导入门店
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <DrawBar edits={edits} progress={progress} />
        {problem !== null && <Alert type="warning" showIcon title={problem} />}
        <ul className={ownStyles.fences} aria-label="围栏">
          {fences.map((fence) => (
            <FenceItem
              key={fence.fenceId}
              fence={fence}
              isShown={!hidden.has(fence.fenceId)}
              onShow={(isShown) => onHide(fence.fenceId, !isShown)}
              onChange={(part) =>
                change(
                  { fences: withChange(fences, fence.fenceId, part) },
                  `${fence.fenceId}-${Object.keys(part).join()}`,
                )
              }
              onCopy={() => change({ fences: withCopy(fences, fence.fenceId) }, `copy-${fences.length}`)}
              onDelete={() =>
                change(
                  { fences: fences.filter(({ fenceId }) => fenceId !== fence.fenceId) },
                  `delete-${fence.fenceId}`,
                )
              }
            />
          ))}
        </ul>
        <RuleFields edits={edits} />
        <Button
          type="primary"
          disabled={!isChanged || fences.length === 0 || !isNamed}
          loading={isBusy}
          onClick={onSave}
        >
          保存围栏并匹配点位
        </Button>
        {!isNamed && <p className={styles.note}>请为每个围栏填写名称</p>}
      </div>
    </Card>
  );
}
