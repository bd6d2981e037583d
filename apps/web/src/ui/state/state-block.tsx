import { isPrivacyRefusal, privacyRefusal, privacyTitle } from '@ooh/contract/domain/privacy';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { absentText, isAbsence } from './absent-text.ts';
import { LoadingBlock } from './loading-block.tsx';
import type { LoadingShape } from './loading-shape.tsx';
import { usePartName } from './named-part.tsx';
import { RoutePicture } from './route-picture.tsx';
import styles from './state-block.module.css';
import { FailureActions } from './failure-actions.tsx';

/**
 * Placeholder for content. loading: skeleton; empty: nothing yet; no-match: filters hide all;
 * no-permission; computing; not-produced: data comes later; unselected: choose something first;
 * section-failed: one part failed, named after the card, table or page around it; page-failed: the whole page failed.
 * A refusal by strict privacy and a subject that is unknown or not the reader's are no failures: they have states of
 * their own, without a retry button.
 */
export type StateKind =
  | 'loading'
  | 'empty'
  | 'no-match'
  | 'no-permission'
  | 'computing'
  | 'not-produced'
  | 'unselected'
  | 'section-failed'
  | 'page-failed';

export interface StateBlockProps {
  readonly kind: StateKind;
  /** Replaces the standard text of the kind. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** Primary action, for example a 新建 button. */
  readonly action?: ReactNode;
  readonly onRetry?: () => void;
  readonly onClearFilters?: () => void;
  /** What is said where the subject is unknown or not the reader's; left out, what the service says. */
  readonly absentTitle?: string;
  /** What failed; its message is offered for copying. */
  readonly error?: Error | null;
  /** The same where only the message is known. */
  readonly errorText?: string;
  /** What is done while it loads, told when that takes long: 「读取人群样本，计算各区域」. */
  readonly phase?: string;
  /** Lines, rows or cards of the skeleton. */
  readonly rows?: number;
  readonly shape?: LoadingShape;
  /** Keeps the height of what is being replaced, px. */
  readonly minHeight?: number;
}

const titles: Record<StateKind, string> = {
  loading: '加载中',
  empty: '还没有内容',
  'no-match': '没有符合条件的结果',
  'no-permission': '暂无该页面的权限',
  computing: '正在计算',
  'not-produced': '数据尚未产出',
  unselected: '从左侧选择一项查看详情',
  'section-failed': '加载失败',
  'page-failed': '页面出错了',
};

/** Kinds of an empty place, which show a line not yet travelled. */
const emptyKinds: readonly StateKind[] = ['empty', 'no-match', 'not-produced', 'unselected'];

function AbsentTitle({ kind, text }: { readonly kind: StateKind; readonly text: string }) {
  return kind === 'page-failed' ? <h1>{text}</h1> : <div className={styles.title}>{text}</div>;
}

/** One look for every loading, empty and failed state. */
export function StateBlock(props: StateBlockProps) {
  const { kind, description, action, onRetry, onClearFilters, error, rows, shape, minHeight, phase } = props;
  const errorText = props.errorText ?? error?.message;
  const partName = usePartName() ?? '';
  const title = props.title ?? (kind === 'section-failed' ? `${partName}加载失败` : titles[kind]);
  if (kind === 'loading')
    return <LoadingBlock rows={rows} shape={shape} minHeight={minHeight} phase={phase} />;
  if ((kind === 'section-failed' || kind === 'page-failed') && isAbsence(error)) {
    return (
      <div className={styles.block} data-page={kind === 'page-failed' || undefined} style={{ minHeight }}>
        <RoutePicture />
        <AbsentTitle kind={kind} text={props.absentTitle ?? absentText(error.message)} />
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
    );
  }
  if ([errorText, description].some(isPrivacyRefusal)) {
    return (
      <div className={styles.block} data-page={kind === 'page-failed' || undefined} style={{ minHeight }}>
        {kind === 'page-failed' ? (
          <h1>{privacyTitle}</h1>
        ) : (
          <div className={styles.title}>{privacyTitle}</div>
        )}
        <p className={styles.description}>{privacyRefusal}</p>
      </div>
    );
  }
  if (kind === 'section-failed') {
    return (
      <div className={styles.failed} style={{ minHeight }}>
        <Alert
          type="error"
          showIcon
          title={title}
          description={description ?? errorText}
          action={<FailureActions size="small" onRetry={onRetry} errorText={errorText} />}
        />
      </div>
    );
  }
  if (kind === 'page-failed') {
    return (
      <div className={styles.block} data-page style={{ minHeight }} role="alert">
        <h1>{title}</h1>
        <p className={styles.description}>{description ?? errorText}</p>
        <FailureActions onRetry={onRetry} errorText={errorText} />
        {action !== undefined && <div className={styles.actions}>{action}</div>}
      </div>
    );
  }
  return (
    <div className={styles.block} style={{ minHeight }}>
      {emptyKinds.includes(kind) && <RoutePicture />}
      <div className={styles.title}>{title}</div>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {(action !== undefined || onClearFilters) && (
        <div className={styles.actions}>
          {action}
          {onClearFilters && <Button onClick={onClearFilters}>清空筛选</Button>}
        </div>
      )}
    </div>
  );
}
