import { Alert, Button } from 'antd';
import { formatTime } from '../../ui/figure/format-time.ts';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { isConflict } from '../../ui/saving/conflict-code.ts';
import { ConflictDialog } from '../../ui/saving/conflict-dialog.tsx';
import styles from './report.module.css';
import type { Layout } from './use-layout.ts';

/** Whether the arrangement has been changed, and saving it. */
export function ArrangeBar({ layout }: { readonly layout: Layout }) {
  const { save, stored, isChanged } = layout;
  const { updatedBy = null, updatedAt = null } = stored.data ?? {};
  return (
    <>
      <ConfirmLeave when={isChanged} description="页面顺序、隐藏与标题的修改将丢失。" />
      {isConflict(save.error) && (
        <ConflictDialog
          subject="页面编排"
          width={520}
          footer={
            <>
              <Button onClick={layout.discard}>放弃我的修改，载入最新</Button>
              <Button type="primary" danger onClick={() => void layout.overwrite()}>
                用我的编排覆盖
              </Button>
            </>
          }
        >
          <p>保存前有人改过页面的顺序、隐藏或标题。两份编排只能保留一份。</p>
        </ConflictDialog>
      )}
      {save.error && !isConflict(save.error) && <Alert type="error" showIcon title={save.error.message} />}
      {isChanged ? (
        <output className={styles.bar}>
          <span>页面编排有修改，保存后所有人看到的屏幕与文件都用这个顺序。</span>
          <Button onClick={layout.discard}>撤销修改</Button>
          <Button type="primary" loading={save.isPending} onClick={layout.send}>
            保存编排
          </Button>
        </output>
      ) : (
        updatedBy !== null &&
        updatedAt !== null && (
          <p className={styles.arranged}>
            页面由 {updatedBy} 于 {formatTime(updatedAt)} 编排
          </p>
        )
      )}
    </>
  );
}
