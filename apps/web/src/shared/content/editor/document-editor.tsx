import { chinaDate } from '@ooh/contract/domain/china-time';
import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { isConflict } from '../../../ui/saving/conflict-code.ts';
import { DocumentBody, type DrawBlock } from '../document/document-body.tsx';
import styles from '../document/document.module.css';
import { blocksProblem, type Blocks } from './edit-blocks.ts';
import { EditedBlocks } from './edited-blocks.tsx';

export interface DocumentEditorProps {
  readonly document: CallOutput<'v1/content/get'>;
  readonly draw?: DrawBlock;
  readonly onClose: () => void;
}

interface Draft {
  readonly title: string;
  readonly body: Blocks;
  readonly changeNote: string;
}

/** Writes the next version of a document in its place: draft, preview, publication with the day of its effect. */
export function DocumentEditor({ document, draw, onClose }: DocumentEditorProps) {
  const { docId, version } = document;
  const [draft, setDraft] = useState<Draft>(
    () => document.draft ?? { title: document.title, body: document.body, changeNote: '' },
  );
  const [revision, setRevision] = useState(document.draft?.revision ?? 0);
  const [isDirty, setDirty] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const [today] = useState(() => chinaDate(new Date()));
  const [effectiveOn, setEffectiveOn] = useState(today);
  const save = useMutationCall('v1/content/save-draft');
  const publish = useMutationCall('v1/content/publish');
  const problem = blocksProblem(draft.title, draft.body);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setDirty(true);
  };
  const saveDraft = async (): Promise<number> => {
    const { title, changeNote } = draft;
    const saved = await save.mutateAsync({ docId, revision, title, changeNote, body: [...draft.body] });
    setRevision(saved.revision);
    setDirty(false);
    return saved.revision;
  };
  const saveOnly = async () => {
    await saveDraft();
    notifyBriefly({ kind: 'success', title: '草稿已保存' });
  };
  const publishNow = async () => {
    const saved = isDirty || revision === 0 ? await saveDraft() : revision;
    const published = await publish.mutateAsync({ docId, revision: saved, effectiveOn });
    notifyBriefly({ kind: 'success', title: `已发布 V${published.version}，${effectiveOn} 生效` });
    onClose();
  };
  const failure = save.error ?? publish.error;
  // Failures are shown below; the promise has nothing more to say.
  const run = (action: () => Promise<void>) => void action().catch(() => undefined);
  return (
    <div className={styles.editor}>
      <ConfirmLeave when={isDirty} />
      <p className={styles.quiet}>
        正在编辑 V{version} 之后的版本{document.draft && `，草稿由 ${document.draft.author} 保存`}
      </p>
      {isPreview ? (
        <DocumentBody body={draft.body} draw={draw} />
      ) : (
        <>
          <Input
            aria-label="标题"
            maxLength={60}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <EditedBlocks blocks={draft.body} onChange={(body) => change({ body })} />
        </>
      )}
      {failure && (
        <Alert
          type="error"
          showIcon
          title={isConflict(failure) ? '草稿已被他人修改' : '没有保存'}
          description={
            isConflict(failure) ? '请先复制您的修改，取消后重新打开编辑，再贴回。' : failure.message
          }
        />
      )}
      {problem !== undefined && <Alert type="warning" showIcon title={problem} />}
      <div className={styles.bar}>
        <Input
          className={styles.grow}
          aria-label="修改说明"
          placeholder="修改说明，读者会看到"
          maxLength={200}
          value={draft.changeNote}
          onChange={(event) => change({ changeNote: event.target.value })}
        />
        <DayInput
          aria-label="生效日"
          width={140}
          isClearable={false}
          min={today}
          value={effectiveOn}
          onChange={setEffectiveOn}
        />
        <Button onClick={() => setPreview(!isPreview)}>{isPreview ? '继续编辑' : '预览'}</Button>
        <Button disabled={problem !== undefined} loading={save.isPending} onClick={() => run(saveOnly)}>
          保存草稿
        </Button>
        <Button
          type="primary"
          disabled={problem !== undefined || effectiveOn === ''}
          loading={publish.isPending}
          onClick={() => run(publishNow)}
        >
          发布
        </Button>
        <Button type="text" onClick={onClose}>
          取消
        </Button>
      </div>
    </div>
  );
}
