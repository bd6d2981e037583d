import {
  CheckCircleOutlined,
  CloudOutlined,
  ExclamationCircleOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import styles from './saving.module.css';
import type { SavingState } from './use-saving.ts';

const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

function textOf(state: SavingState): string {
  switch (state.kind) {
    case 'clean':
      return '';
    case 'editing':
      return '编辑中，稍后自动保存';
    case 'saving':
      return '正在保存';
    case 'saved':
      return `已保存 ${clock.format(state.at)}`;
    case 'stored':
      return `已暂存于本机 ${clock.format(state.at)}，填完必填项后存为草稿`;
    case 'offline':
      return '离线，稍后同步';
    case 'incomplete':
      return '有必填项未填，暂未保存';
    case 'conflict':
      return '已被他人更新';
    case 'failed':
      return `保存失败：${state.message}`;
  }
}

const pictures = {
  saved: CheckCircleOutlined,
  stored: CheckCircleOutlined,
  saving: SyncOutlined,
  editing: CloudOutlined,
  clean: CloudOutlined,
  offline: CloudOutlined,
  incomplete: ExclamationCircleOutlined,
  conflict: ExclamationCircleOutlined,
  failed: ExclamationCircleOutlined,
};

/** Tells whether the work is safe: 「已保存 14:02」. */
export function SavingChip({ state }: { readonly state: SavingState }) {
  const Picture = pictures[state.kind];
  const text = textOf(state);
  return (
    <span className={styles.chip} data-kind={state.kind} aria-live="polite">
      {text !== '' && (
        <>
          <Picture spin={state.kind === 'saving'} aria-hidden="true" /> {text}
        </>
      )}
    </span>
  );
}
