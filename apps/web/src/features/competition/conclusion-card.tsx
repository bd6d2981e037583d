import type { CallOutput } from '@ooh/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { ConflictDialog } from '../../ui/saving/conflict-dialog.tsx';
import { DifferenceTable } from '../../ui/saving/difference-table.tsx';
import { isConflict } from '../../ui/saving/conflict-code.ts';
import { Pending } from './pending.tsx';
import styles from './competition.module.css';

type Conclusion = CallOutput<'competitor/getConclusion'>;

export interface ConclusionSubject {
  readonly brandId: string;
  readonly startMonth: string;
  readonly endMonth: string;
}

const mostCharacters = 5000;

function Editor({
  subject,
  known,
  onDone,
}: {
  subject: ConclusionSubject;
  known: Conclusion;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const [text, setText] = useState(known.text);
  const save = useMutationCall('competitor/updateConclusion', { onSuccess: onDone });
  const send = (version: number) =>
    save.mutate(
      { ...subject, version, text: text.trim() },
      {
        onError: (error) => {
          if (isConflict(error)) void client.invalidateQueries({ queryKey: ['competitor/getConclusion'] });
        },
      },
    );
  const isClash = isConflict(save.error);
  const [newest] = known.history;
  return (
    <>
      <ConfirmLeave when={text !== known.text && !save.isSuccess} />
      <Input.TextArea
        aria-label="竞品结论"
        autoSize={{ minRows: 4, maxRows: 12 }}
        maxLength={mostCharacters}
        value={text}
        placeholder="写下对该品牌竞品的结论"
        onChange={({ target }) => setText(target.value)}
      />
      {save.error && !isClash && <Alert type="error" showIcon title={save.error.message} />}
      <div className={styles.editorFoot}>
        <span className="numeric">
          {text.length} / {mostCharacters}
        </span>
        <Button onClick={onDone}>取消</Button>
        <Button
          type="primary"
          disabled={text.trim() === ''}
          loading={save.isPending}
          onClick={() => send(known.version)}
        >
          保存结论
        </Button>
      </div>
      {isClash && newest && (
        <ConflictDialog
          subject="结论"
          width={720}
          footer={
            <>
              <Button
                onClick={() => {
                  setText(known.text);
                  save.reset();
                }}
              >
                放弃我的修改，载入最新
              </Button>
              <Button type="primary" danger onClick={() => send(known.version)}>
                用我的内容另存为新版
              </Button>
            </>
          }
        >
          <p>
            {newest.authorName} 于 {formatTime(newest.at)} 写了第 {newest.version} 版。
          </p>
          <DifferenceTable differences={[{ label: '结论', mine: text, theirs: newest.text }]} />
        </ConflictDialog>
      )}
    </>
  );
}

function History({ history }: Pick<Conclusion, 'history'>) {
  if (history.length < 2) return null;
  return (
    <details>
      <summary>历次版本（{history.length - 1}）</summary>
      <ol className={styles.history}>
        {history.slice(1).map(({ version, text, authorName, at }) => (
          <li key={version}>
            <small>
              第 {version} 版 · {authorName} · {formatTime(at)}
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What the organisation concludes about a brand's rivals in some months, with every version. */
export function ConclusionCard({ subject }: { readonly subject: ConclusionSubject }) {
  const conclusion = useCall('competitor/getConclusion', subject);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      title={`结论（${subject.startMonth} 至 ${subject.endMonth}）`}
      extra={
        !isEditing && (
          <Button size="small" disabled={conclusion.data === undefined} onClick={() => setIsEditing(true)}>
            {conclusion.data?.version === 0 ? '写结论' : '修改结论'}
          </Button>
        )
      }
    >
      <Pending query={conclusion} minHeight={120}>
        {(data) => (
          <>
            {isEditing ? (
              <Editor subject={subject} known={data} onDone={() => setIsEditing(false)} />
            ) : data.version === 0 ? (
              <p className={styles.quiet}>还没有结论。</p>
            ) : (
              <>
                <p className={styles.conclusion}>{data.text}</p>
                <small className={styles.quiet}>
                  第 {data.version} 版 · {data.history[0]?.authorName} ·{' '}
                  {formatTime(data.history[0]?.at ?? '')}
                </small>
              </>
            )}
            <History history={data.history} />
          </>
        )}
      </Pending>
    </Card>
  );
}
