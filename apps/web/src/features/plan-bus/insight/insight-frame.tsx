import type { Basis } from '@ooh/contract/domain/figure';
import { Alert, Button, Progress } from 'antd';
import type { ReactNode } from 'react';
import { basisRemark } from '../../../shared/figure/basis-remark.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useCityScene } from '../city-scene.ts';
import { hasFilterEdits } from '../workspace.ts';
import type { Insight } from './use-insight.ts';
import styles from './insight.module.css';

export interface InsightFrameProps {
  readonly title: string;
  /** What the question is and how its answer is to be read. */
  readonly description: string;
  readonly insight: Pick<Insight<'frontier'>, 'isRunning' | 'phase' | 'progress' | 'failure' | 'cancel'> & {
    readonly result: { readonly basis: Basis } | null;
  };
  /** Inputs of the question, before the button. */
  readonly inputs?: ReactNode;
  readonly onAsk: () => void;
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

/** 口径 of an answer, in one line. */
function BasisLine({ basis }: { readonly basis: Basis }) {
  const releases = basis.dataReleases.map((release) => release.releaseNo).join('、');
  const remark = basisRemark([basis]);
  return (
    <p className={styles.quiet}>
      {basis.nature} · {basis.source} · {basis.universe} · {basis.period}
      {releases && ` · ${releases}`}
      {remark !== '' && `（${remark}）`}
    </p>
  );
}

/** A question with its button, its progress, what went wrong, and its answer with the 口径. */
export function InsightFrame(props: InsightFrameProps) {
  const { title, description, insight, inputs, onAsk, isReady = true, children } = props;
  const { result, isRunning, failure } = insight;
  const { draft } = useCityScene();
  return (
    <section className={styles.frame} aria-label={title} aria-busy={isRunning}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <div className={styles.ask}>
          {inputs}
          <Button
            size="small"
            type={result === null ? 'primary' : 'default'}
            disabled={isRunning || !isReady}
            onClick={onAsk}
          >
            {result === null ? '开始计算' : '重新计算'}
          </Button>
        </div>
      </div>
      <p className={styles.quiet}>{description}</p>
      {hasFilterEdits(draft) && (
        <Alert type="warning" showIcon title="选线条件有未保存的修改，计算以已保存的条件为准" />
      )}
      {isRunning && (
        <output className={styles.progress}>
          <span>{insight.phase}…</span>
          <Progress
            percent={Math.round(insight.progress * 100)}
            size="small"
            status="active"
            aria-label={`${title}进度`}
          />
          <Button size="small" onClick={insight.cancel}>
            取消
          </Button>
        </output>
      )}
      {failure !== null && !isRunning && (
        <StateBlock kind="section-failed" title={`${title}没有算出`} errorText={failure} onRetry={onAsk} />
      )}
      {result === null && !isRunning && failure === null && (
        <StateBlock kind="not-produced" title="还没有计算" description="点击「开始计算」，约需数秒到一分钟" />
      )}
      {result !== null && (
        <>
          {children}
          <BasisLine basis={result.basis} />
        </>
      )}
    </section>
  );
}
