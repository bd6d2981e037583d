import { releaseKindNames, type DataRelease } from '@ooh/contract/domain/data-release';
import { Alert, Modal } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './data-release.module.css';
import { undoOutcome, type UndoOutcome } from './release-texts.ts';
import { lossTexts } from './loss-texts.ts';

export interface UndoDialogProps {
  readonly release: DataRelease;
  readonly onClose: () => void;
}

function Restored({ release, outcome }: { readonly release: DataRelease; readonly outcome: UndoOutcome }) {
  const { restored } = outcome;
  if (restored) {
    return (
      <>
        「<strong>{restored.releaseNo}</strong>」将恢复生效（{restored.source}，{restored.createdBy} 创建于{' '}
        {formatTime(restored.createdAt)}）。
      </>
    );
  }
  return (
    <>
      没有更早的版本可以恢复：{release.cityName}将<strong>没有生效的{releaseKindNames[release.kind]}</strong>
      ，{lossTexts[release.kind]}，直到导入或生成新的版本。
    </>
  );
}

/** Number of computed plans of the city visible to the user; undefined without permission for plans. */
function useComputedPlans(cityCode: string): number | undefined {
  const maySee = useAllowed('investmentOrderData.wiseChoicePatternData.isEnabled');
  const plans = useCall(
    'ai-option-mode/list',
    { cityCode, states: ['ready'], pageNo: 1, pageSize: 1 },
    { enabled: maySee, staleMs: 0 },
  );
  return plans.data?.total;
}

/** Asks for confirmation before a version is undone: states what is current afterwards and what becomes outdated. */
export function UndoDialog({ release, onClose }: UndoDialogProps) {
  useReturnFocus();
  const { kind, cityCode, cityName, releaseNo, releaseId } = release;
  const history = useCall('v1/data-releases', { kind, cityCode, pageNo: 1, pageSize: 200 }, { staleMs: 0 });
  const plans = useComputedPlans(cityCode);
  const undo = useMutationCall('v1/data-releases/{releaseId}/undo', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `已撤销 ${releaseNo}` });
      onClose();
    },
  });
  const outcome = history.data && undoOutcome(release, history.data.rows);
  return (
    <Modal
      open
      width={560}
      title={`撤销 ${releaseNo}？`}
      okText="撤销此版本"
      cancelText="不撤销"
      okButtonProps={{ danger: true, disabled: outcome === undefined }}
      confirmLoading={undo.isPending}
      onOk={() => undo.mutate({ releaseId })}
      onCancel={onClose}
    >
      {history.error && (
        <StateBlock kind="section-failed" error={history.error} onRetry={() => void history.refetch()} />
      )}
      {!history.error && !outcome && <StateBlock kind="loading" rows={3} />}
      {outcome && (
        <ul className={styles.consequences}>
          <li>
            <Restored release={release} outcome={outcome} />
          </li>
          {outcome.makesPlansStale && (
            <li>
              {cityName}已生成的方案会标记为<strong>已失效</strong>，须重新计算
              {plans !== undefined && `（您可见的有 ${formatNumber(plans)} 个）`}。
            </li>
          )}
          <li>撤销后的版本保留在登记中，不能再次生效；需要时请重新导入或生成。</li>
        </ul>
      )}
      {undo.error && <Alert type="error" showIcon title="未能撤销" description={undo.error.message} />}
    </Modal>
  );
}
