import type { HandOverInput } from '@ooh/contract/domain/hand-over';
import { Alert, Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { refreshAfter } from '../../api/refresh-after.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { contentOf, type DraftPart } from '../strategy-draft/draft-fields.ts';
import { DraftSelect } from '../strategy-draft/draft-select.tsx';
import { lastDraft, rememberDraft } from '../strategy-draft/last-draft.ts';
import { NewDraftDialog } from '../strategy-draft/new-draft-dialog.tsx';
import { strategyFlag } from '../strategy-draft/use-draft.ts';
import type { DialogDestination } from './destinations.ts';

const mostCities = 10;

/** Parts of a brief that a load sets in a draft. */
function partOf({ cityCodes = [], mediumIds = [], targetAudience }: HandOverInput): DraftPart {
  const { groups = [], packId } = targetAudience ?? {};
  const hasAudience = groups.length > 0 || packId !== undefined;
  return {
    ...(cityCodes.length > 0 ? { cityCodes: cityCodes.slice(0, mostCities) } : {}),
    ...(mediumIds.length > 0 ? { mediumIds } : {}),
    ...(hasAudience ? { targetAudience } : {}),
  };
}

/** Writes a load into a stored draft: parts of its brief, then its findings. Resolves to why it could not. */
async function sendToDraft(draftId: string, load: HandOverInput, setsBrief: boolean): Promise<string | null> {
  const part = partOf(load);
  if (setsBrief && Object.keys(part).length > 0) {
    const stored = await call('v1/strategy-drafts/get', { draftId });
    if (stored.body === null) return stored.message;
    const change = { ...contentOf(stored.body), ...part, draftId, version: stored.body.version };
    const saved = await call('v1/strategy-drafts/save', change);
    if (saved.body === null) return saved.message;
  }
  for (const evidence of load.evidence ?? []) {
    const pinned = await call('v1/strategy-drafts/pin', { draftId, evidence });
    if (pinned.body === null) return pinned.message;
  }
  return null;
}

interface ToDraftProps {
  readonly load: HandOverInput;
  readonly onClose: () => void;
}

function ToDraftDialog({ load, onClose }: ToDraftProps) {
  useReturnFocus();
  const client = useQueryClient();
  const [draftId, setDraftId] = useState(lastDraft);
  const hasBrief = Object.keys(partOf(load)).length > 0;
  const pins = load.evidence?.length ?? 0;
  const [setsBrief, setSetsBrief] = useState(pins === 0);
  const [isNew, setIsNew] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (id: string | undefined) => {
    if (id === undefined) return;
    setIsSaving(true);
    const reason = await sendToDraft(id, load, setsBrief);
    setIsSaving(false);
    setFailure(reason);
    if (reason !== null) return;
    rememberDraft(id);
    await refreshAfter(client, 'v1/strategy-drafts/save');
    notifyBriefly({ kind: 'success', title: '已写入策略草稿' });
    onClose();
  };
  if (isNew)
    return (
      <NewDraftDialog
        initial={partOf(load)}
        onCreated={({ draftId: created }) => void send(created)}
        onClose={onClose}
      />
    );
  return (
    <Modal
      open
      title="用于策略草稿"
      okText="写入草稿"
      cancelText="取消"
      okButtonProps={{ disabled: draftId === undefined }}
      confirmLoading={isSaving}
      onCancel={onClose}
      onOk={() => void send(draftId)}
    >
      <DraftSelect label="策略草稿" value={draftId} onChange={setDraftId} />
      {hasBrief && (
        <p>
          <Checkbox checked={setsBrief} onChange={({ target }) => setSetsBrief(target.checked)}>
            以本页的城市、媒体与目标人群代替草稿中的
          </Checkbox>
        </p>
      )}
      {pins > 0 && <p>固定 {pins} 条洞察。</p>}
      <Button type="link" onClick={() => setIsNew(true)}>
        新建策略草稿
      </Button>
      {failure !== null && <Alert type="error" showIcon title="未能写入草稿" description={failure} />}
    </Modal>
  );
}

export const draftDestination: DialogDestination = {
  key: 'draft',
  label: '策略草稿',
  flag: strategyFlag,
  takes: (load) => Object.keys(partOf(load)).length + (load.evidence?.length ?? 0),
  Dialog: ToDraftDialog,
};
