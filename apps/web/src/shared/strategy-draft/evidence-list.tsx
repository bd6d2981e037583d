import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { evidenceFigureText } from '@ooh/contract/domain/evidence-text';
import styles from './strategy-draft.module.css';

export interface EvidenceListProps {
  readonly draft: StrategyDraft;
}

/** Findings pinned to a draft, with their figures as they were and the way back to their screens. */
export function EvidenceList({ draft }: EvidenceListProps) {
  const unpin = useMutationCall('v1/strategy-drafts/unpin');
  const { draftId, evidence, hiddenEvidence, state } = draft;
  if (evidence.length === 0 && hiddenEvidence === 0)
    return (
      <StateBlock
        kind="empty"
        title="还没有固定的洞察"
        description="在竞品、人群、场景各页点「固定到草稿」，句子与数字会原样留在这里。"
      />
    );
  return (
    <>
      <ul className={styles.evidence}>
        {evidence.map((one) => (
          <li key={one.evidenceId}>
            <div className={styles.evidenceHead}>
              <HrefLink href={one.address}>{one.title}</HrefLink>
              {one.isOutdated && <span className={styles.outdated}>数据已更新，可刷新</span>}
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={`移除洞察：${one.title}`}
                disabled={state === 'archived'}
                loading={unpin.isPending && unpin.variables.evidenceId === one.evidenceId}
                onClick={() => unpin.mutate({ draftId, evidenceId: one.evidenceId })}
              />
            </div>
            <p>{one.sentence}</p>
            {one.figures.length > 0 && (
              <p className={styles.figures}>{one.figures.map(evidenceFigureText).join(' · ')}</p>
            )}
            <small>
              {one.basis} · {one.pinnedBy} {formatTime(one.pinnedAt)}
            </small>
          </li>
        ))}
      </ul>
      {hiddenEvidence > 0 && <p className={styles.note}>另有 {hiddenEvidence} 条洞察不在您的数据权限内。</p>}
    </>
  );
}
