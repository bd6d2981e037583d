import type { CallOutput } from '@ooh/contract/registry';
import { EditOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { ConfirmLeave } from '../../../ui/page/confirm-leave.tsx';
import { isConflict } from '../../../ui/saving/conflict-code.ts';
import styles from './detail.module.css';

type EffectOrder = CallOutput<'effectestimate/{orderId}/getMediaOrderByOrderId'>;
type Conclusion = EffectOrder['conclusions'][number];

export type ConclusionPanelProps = Pick<EffectOrder, 'conclusions' | 'draft'> & {
  readonly orderId: string;
};

const headCall = 'effectestimate/{orderId}/getMediaOrderByOrderId';
const maxCharacters = 5000;

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function Bullets({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {lines.map((line, index) => (
        // Two lines may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

const signature = ({ authorName, createdAt, version }: Conclusion) =>
  `${authorName} · ${formatTime(createdAt)} · 第 ${version} 版`;

function Editor({
  orderId,
  conclusions,
  start,
  onDone,
}: Pick<ConclusionPanelProps, 'orderId' | 'conclusions'> & {
  readonly start: string;
  readonly onDone: () => void;
}) {
  const client = useQueryClient();
  const [text, setText] = useState(start);
  const [newest] = conclusions;
  const save = useMutationCall('effectestimate/inputConclusionText', {
    quiet: true,
    onSuccess: onDone,
  });
  const isOutrun = isConflict(save.error);
  const send = () =>
    save.mutate(
      { orderId, text: text.trim(), version: newest?.version ?? 0 },
      {
        onError: (error) => {
          if (isConflict(error)) void client.invalidateQueries({ queryKey: [headCall] });
        },
      },
    );
  return (
    <div className={styles.editor}>
      <ConfirmLeave when={text !== start} />
      <Input.TextArea
        aria-label="评估结论"
        autoSize={{ minRows: 4, maxRows: 14 }}
        maxLength={maxCharacters}
        value={text}
        placeholder="每行一条结论"
        onChange={({ target }) => setText(target.value)}
      />
      {isOutrun && newest && (
        <Alert
          type="warning"
          showIcon
          title={`保存前 ${newest.authorName} 写了第 ${newest.version} 版，您的文字还在；再次保存将成为新的一版。`}
          description={<Bullets lines={linesOf(newest.text)} />}
        />
      )}
      {save.error && !isOutrun && <Alert type="error" showIcon title={save.error.message} />}
      <div className={styles.editorFoot}>
        <span className="numeric">
          {text.length} / {maxCharacters}
        </span>
        <Button onClick={onDone}>取消</Button>
        <Button
          type="primary"
          disabled={text.trim() === ''}
          title={text.trim() === '' ? '结论不能为空' : undefined}
          loading={save.isPending}
          onClick={send}
        >
          保存结论
        </Button>
      </div>
    </div>
  );
}

function Earlier({ conclusions }: Pick<ConclusionPanelProps, 'conclusions'>) {
  if (conclusions.length < 2) return null;
  return (
    <details className={styles.earlier}>
      <summary>历次结论（{conclusions.length - 1}）</summary>
      {conclusions.slice(1).map((conclusion) => (
        <section key={conclusion.version} aria-label={`第 ${conclusion.version} 版结论`}>
          <Bullets lines={linesOf(conclusion.text)} />
          <p className={styles.footnote}>{signature(conclusion)}</p>
        </section>
      ))}
    </details>
  );
}

/** What the appraisal comes to, in the words of a person; without any, what the figures say, to be confirmed. */
export function ConclusionPanel({ orderId, conclusions, draft }: ConclusionPanelProps) {
  // The text that the editor starts from while it is open.
  const [start, setStart] = useState<string>();
  const [newest] = conclusions;
  const draftText = draft.join('\n');
  return (
    <section className={styles.conclusion} aria-labelledby="effect-conclusion">
      <h3 id="effect-conclusion">结论</h3>
      {start !== undefined ? (
        <Editor
          orderId={orderId}
          conclusions={conclusions}
          start={start}
          onDone={() => setStart(undefined)}
        />
      ) : newest ? (
        <>
          <Bullets lines={linesOf(newest.text)} />
          <p className={styles.footnote}>{signature(newest)}</p>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => setStart(newest.text)}
            >
              修改结论
            </Button>
          </div>
        </>
      ) : (
        <>
          {draft.length === 0 ? (
            <p className={styles.quiet}>还没有结论，数据也不足以草拟。</p>
          ) : (
            <>
              <Bullets lines={draft} />
              <p className={styles.footnote}>系统按数据草拟，待人确认</p>
            </>
          )}
          <div className={styles.actions}>
            {draft.length > 0 && (
              <Button size="small" type="primary" onClick={() => setStart(draftText)}>
                核对草稿并确认
              </Button>
            )}
            <Button size="small" onClick={() => setStart('')}>
              自己写结论
            </Button>
          </div>
        </>
      )}
      <Earlier conclusions={conclusions} />
    </section>
  );
}
