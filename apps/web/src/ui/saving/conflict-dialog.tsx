import { Button, Modal } from 'antd';
import { formatTime } from '../figure/format-time.ts';
import { StateBlock } from '../state/state-block.tsx';
import { useReturnFocus } from '../page/use-return-focus.ts';
import tableStyles from '../table/plain-table.module.css';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface ConflictDialogProps {
  /** What was saved: 方案, 订单. */
  readonly subject: string;
  /** What is there now; undefined while on its way. */
  readonly latest: { readonly version: number; readonly updatedAt: string } | undefined;
  readonly differences: readonly Difference[];
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Gives up the own changes for what is there. */
  readonly onTakeTheirs: () => void;
  readonly onOverwrite: () => void;
}

/** Somebody has saved the same work in the meantime: shows what differs and lets the user decide. */
export function ConflictDialog(props: ConflictDialogProps) {
  useReturnFocus();
  const { subject, latest, differences, error, onRetry, onTakeTheirs, onOverwrite } = props;
  return (
    <Modal
      open
      closable={false}
      width={640}
      title={`该${subject}已被他人更新`}
      footer={
        <>
          <Button disabled={!latest} onClick={onTakeTheirs}>
            放弃我的修改，载入最新
          </Button>
          <Button type="primary" danger disabled={!latest} onClick={onOverwrite}>
            用我的内容覆盖
          </Button>
        </>
      }
    >
      {error && <StateBlock kind="section-failed" errorText={error.message} onRetry={onRetry} />}
      {latest && (
        <>
          <p>
            最新版本 V{latest.version}，更新于 {formatTime(latest.updatedAt)}。
            {differences.length === 0 ? '需求内容与您的填写一致。' : '与您的填写相差：'}
          </p>
          {differences.length > 0 && (
            <table className={`${tableStyles.table} ${tableStyles.ofFields}`}>
              <thead>
                <tr>
                  <th scope="col">字段</th>
                  <th scope="col">我的填写</th>
                  <th scope="col">最新版本</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ label, mine, theirs }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{mine}</td>
                    <td>{theirs}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </Modal>
  );
}
