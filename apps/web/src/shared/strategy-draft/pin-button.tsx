import type { EvidenceInput } from '@ooh/contract/domain/strategy-draft';
import { PushpinOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { DraftSelect } from './draft-select.tsx';
import { lastDraft } from './last-draft.ts';
import { strategyFlag } from './use-draft.ts';

export interface PinButtonProps {
  /** Absent while the figures are not there. */
  readonly evidence: EvidenceInput | undefined;
  /** Draft of the page; without one the user chooses. */
  readonly draftId: string | undefined;
  /** True shows the sign alone. */
  readonly isCompact?: boolean;
}

/** Pins what a screen has found to a draft: sentence, figures and address as they are now. */
export function PinButton({ evidence, draftId, isCompact = false }: PinButtonProps) {
  const [chosen, setChosen] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const pin = useMutationCall('v1/strategy-drafts/pin', {
    onSuccess: (draft) => {
      setIsChoosing(false);
      notifyBriefly({
        kind: 'success',
        title: `已固定到「${draft.name}」，共 ${draft.evidence.length} 条洞察`,
      });
    },
  });
  if (!useAllowed(strategyFlag)) return null;
  const target = draftId ?? chosen ?? lastDraft();
  const send = (id: string | undefined) => {
    if (id !== undefined && evidence !== undefined) pin.mutate({ draftId: id, evidence });
  };
  return (
    <>
      <Button
        size="small"
        type={isCompact ? 'text' : 'default'}
        icon={<PushpinOutlined aria-hidden="true" />}
        disabled={evidence === undefined}
        loading={pin.isPending}
        aria-label={`固定到草稿：${evidence?.title ?? '数据未就绪'}`}
        onClick={() => (draftId === undefined ? setIsChoosing(true) : send(draftId))}
      >
        {isCompact ? null : '固定到草稿'}
      </Button>
      <Modal
        open={isChoosing}
        destroyOnHidden
        title="固定到策略草稿"
        okText="固定"
        cancelText="取消"
        okButtonProps={{ disabled: target === undefined }}
        confirmLoading={pin.isPending}
        onCancel={() => setIsChoosing(false)}
        onOk={() => send(target)}
      >
        <p>{evidence?.sentence}</p>
        <DraftSelect label="策略草稿" value={target} onChange={setChosen} />
      </Modal>
    </>
  );
}
