import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import styles from './detail.module.css';
import {
  linesOf,
  Bullets,
  Editor,
  type ConclusionPanelProps,
  type EffectOrder,
} from './conclusion-editor.tsx';

type Conclusion = EffectOrder['conclusions'][number];

const signature = ({ authorName, createdAt, version }: Conclusion) =>
  `${authorName} · ${formatTime(createdAt)} · 第 ${version} 版`;

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
  const mayConclude = useSession((session) => session.organisationKind) !== 'advertiser';
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
          {mayConclude && (
            <div className={styles.actions}>
              <Button
                size="small"
                icon={<EditOutlined aria-hidden="true" />}
                onClick={() => setStart(newest.text)}
              >
                修改结论
              </Button>
            </div>
          )}
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
          {mayConclude && (
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
          )}
        </>
      )}
      <Earlier conclusions={conclusions} />
    </section>
  );
}
