import { SaveOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { Button, Popconfirm, Tooltip } from 'antd';
import { useCityScene } from '../city-scene.ts';
import type { PlanJob } from '../use-plan-job.ts';
import type { Saving } from '../use-save.ts';
import { hasDeliveryEdits, isDirty } from '../workspace.ts';
import { ExportMenu } from './export-menu.tsx';
import { savedText } from './saved-text.ts';
import styles from './workbench.module.css';
import { UndoButtons } from '../../../ui/editing/undo-buttons.tsx';

export interface WorkbenchActionsProps {
  readonly saving: Saving;
  readonly planJob: PlanJob;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onOptimise: () => void;
  readonly onCosts: () => void;
}

/** Undo, redo, costs, new choice, export, save: the buttons of the city at work. */
export function WorkbenchActions(props: WorkbenchActionsProps) {
  const { saving, planJob, onUndo, onRedo, onOptimise, onCosts } = props;
  const { draft, plan, city } = useCityScene();
  const dirty = isDirty(draft);
  const { past, future } = draft.choice;
  const asksFirst = hasDeliveryEdits(draft);
  return (
    <>
      <span className={styles.saved} data-dirty={dirty} aria-live="polite">
        {dirty ? '● 未保存' : savedText(draft.saved.savedAt)}
      </span>
      <UndoButtons
        onUndo={past.length === 0 ? undefined : onUndo}
        onRedo={future.length === 0 ? undefined : onRedo}
      />
      <Button onClick={onCosts}>费用汇总</Button>
      {/* Always there: mounted with the first edit it would bring new styles, and the page would be styled anew. */}
      <Popconfirm
        title="以当前条件重新优选？"
        description="未保存的车辆数会被新结果替换，可用「撤销」取回。"
        okText="重新优选"
        cancelText="取消"
        disabled={!asksFirst}
        onConfirm={onOptimise}
      >
        <Button
          icon={<ThunderboltOutlined aria-hidden="true" />}
          loading={planJob.isRunning}
          onClick={asksFirst ? undefined : onOptimise}
        >
          重新优选
        </Button>
      </Popconfirm>
      <ExportMenu
        planId={plan.row.planId}
        cityCode={city.cityCode}
        isDirty={dirty}
        hasCertificate={draft.saved.certificate !== null}
        onSave={() => saving.save(draft)}
      />
      <Tooltip title="Ctrl+S">
        <Button
          type="primary"
          icon={<SaveOutlined aria-hidden="true" />}
          loading={saving.isSaving}
          disabled={!dirty}
          onClick={() => void saving.save(draft)}
        >
          保存
        </Button>
      </Tooltip>
    </>
  );
}
