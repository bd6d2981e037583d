import { Button, Modal } from 'antd';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { draftOf, type BriefDraft } from './brief-draft.ts';
import styles from './brief.module.css';
import { draftDifferences, type DraftNames } from './draft-differences.ts';

export interface ConflictDialogProps {
  readonly planId: string;
  readonly draft: BriefDraft;
  readonly names: DraftNames;
  /** Gives up the own changes for what is there. */
  readonly onTakeTheirs: (draft: BriefDraft, version: number) => void;
  readonly onOverwrite: (version: number) => void;
}

/** Somebody has saved the plan in the meantime: shows what differs and lets the user decide. */
export function ConflictDialog({ planId, draft, names, onTakeTheirs, onOverwrite }: ConflictDialogProps) {
  const { data, error, refetch } = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId },
    { quiet: true, staleMs: 0 },
  );
  const theirs = data && draftOf(data.brief, data.row.brandName);
  const differences = theirs ? draftDifferences(draft, theirs, names) : [];
  return (
    <Modal
      open
      closable={false}
      width={640}
      title="该方案已被他人更新"
      footer={
        <>
          <Button disabled={!theirs} onClick={() => theirs && onTakeTheirs(theirs, data.row.version)}>
            放弃我的修改，载入最新
          </Button>
          <Button
            type="primary"
            danger
            disabled={!data}
            onClick={() => data && onOverwrite(data.row.version)}
          >
            用我的内容覆盖
          </Button>
        </>
      }
    >
      {error && <StateBlock kind="section-failed" errorText={error.message} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            最新版本 V{data.row.version}，更新于 {formatTime(data.row.updatedAt)}。
            {differences.length === 0 ? '需求内容与您的填写一致。' : '与您的填写相差：'}
          </p>
          {differences.length > 0 && (
            <table className={styles.differences}>
              <thead>
                <tr>
                  <th scope="col">字段</th>
                  <th scope="col">我的填写</th>
                  <th scope="col">最新版本</th>
                </tr>
              </thead>
              <tbody>
                {differences.map(({ label, mine, theirs: other }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{mine}</td>
                    <td>{other}</td>
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
