import { Modal } from 'antd';
import { useState } from 'react';
import { formatTime } from '../../ui/figure/format-time.ts';
import type { DraftStore } from './draft-store.ts';

export interface RestoreDraftProps<Draft> {
  readonly drafts: DraftStore<Draft>;
  readonly workId: string | undefined;
  readonly onRestore: (draft: Draft) => void;
}

/** Asks whether what this browser has kept of a form is taken up again. */
export function RestoreDraft<Draft extends { readonly name: string }>({
  drafts,
  workId,
  onRestore,
}: RestoreDraftProps<Draft>) {
  const [stored, setStored] = useState(() => drafts.read(workId));
  if (!stored) return null;
  return (
    <Modal
      open
      title="恢复未完成的填写？"
      okText="恢复"
      cancelText="放弃"
      onOk={() => {
        onRestore(stored.draft);
        setStored(undefined);
      }}
      onCancel={() => {
        drafts.forget(workId);
        setStored(undefined);
      }}
    >
      本机保存了 {formatTime(stored.storedAt)} 的填写{stored.draft.name && `「${stored.draft.name}」`}。
    </Modal>
  );
}
