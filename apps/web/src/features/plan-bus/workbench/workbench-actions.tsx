import { SaveOutlined, ThunderboltOutlined } from '@ant-design/icons';
import { Button, Popconfirm, Tooltip } from 'antd';
import { UndoButtons } from '../../../ui/editing/undo-buttons.tsx';
import { useCityScene } from '../city-scene.ts';
import type { FollowedJob } from '../../../shared/job/use-followed-job.ts';
import type { Saving } from '../use-save.ts';
import { hasDeliveryEdits, isDirty } from '../workspace.ts';
import { savedText } from './saved-text.ts';
import styles from './workbench.module.css';

/** When the city was saved last, or that it has edits. */
export function SavedState() {
  const { draft } = useCityScene();
  const dirty = isDirty(draft);
  return (
    <p className={styles.saved} data-dirty={dirty} aria-live="polite">
      {dirty ? '● 未保存' : savedText(draft.saved.savedAt)}
    </p>
  );
}

export interface EditToolsProps {
  readonly saving: Saving;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo, redo, save. */
export function EditTools({ saving, onUndo, onRedo }: EditToolsProps) {
  const { draft } = useCityScene();
  const { past, future } = draft.choice;
  return (
    <div className={styles.tools}>
      <UndoButtons
        onUndo={past.length === 0 ? undefined : onUndo}
        onRedo={future.length === 0 ? undefined : onRedo}
      />
      <Tooltip title="Ctrl+S">
        <Button
          icon={<SaveOutlined aria-hidden="true" />}
          loading={saving.isSaving}
          disabled={!isDirty(draft)}
          onClick={() => void saving.save(draft)}
        >
          保存
        </Button>
      </Tooltip>
    </div>
  );
}

export interface OptimiseButtonProps {
  readonly planJob: FollowedJob;
  readonly onOptimise: () => void;
}

/** Chooses the lines anew under the conditions as they stand. */
export function OptimiseButton({ planJob, onOptimise }: OptimiseButtonProps) {
  const { draft } = useCityScene();
  const asksFirst = hasDeliveryEdits(draft);
  return (
    // Always there: mounted with the first edit it would bring new styles, and the page would be styled anew.
    <Popconfirm
      title="以当前条件重新优选？"
      description="未保存的车辆数会被新结果替换，可用「撤销」取回。"
      okText="重新优选"
      cancelText="取消"
      disabled={!asksFirst}
      onConfirm={onOptimise}
    >
      <Button
        block
        icon={<ThunderboltOutlined aria-hidden="true" />}
        loading={planJob.isRunning}
        onClick={asksFirst ? undefined : onOptimise}
      >
        重新优选
      </Button>
    </Popconfirm>
  );
}
