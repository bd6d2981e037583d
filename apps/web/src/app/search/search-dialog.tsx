// A filtered list that the field keeps the focus of has no HTML element; ARIA's combobox pattern describes it.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { SearchOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Input, Modal } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import { useSession } from '../../session/use-session.ts';
import type { HeaderPanel } from '../shell/header-panel.ts';
import type { FoundItem } from './found-item.ts';
import { rememberFound } from './recent-found.ts';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { useFoundItems } from './use-found-items.ts';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPanel: (panel: HeaderPanel, topic: string | undefined) => void;
}

/** Finds anything by name, pinyin or initials. Arrows choose, Enter opens. */
function SearchPanel({ onClose, onPanel }: Omit<SearchDialogProps, 'isOpen'>) {
  const router = useRouter();
  const listId = useId();
  const userName = useSession((session) => session.userName);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const { items, isAsking, error } = useFoundItems(typed);
  const selected = Math.min(chosen, Math.max(0, items.length - 1));
  const pick = (item: FoundItem | undefined) => {
    if (!item) return;
    onClose();
    rememberFound(localStorage, userName, item);
    if (item.panel !== undefined) onPanel(item.panel, item.topic);
    else void router.navigate({ href: item.href });
  };
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((selected + step + items.length) % items.length);
    }
    if (event.key === 'Enter') pick(items[selected]);
  };
  return (
    <>
      <Input
        size="large"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="搜订单、方案、品牌、线路、地点、操作与帮助，支持拼音与首字母"
        aria-label="全局搜索"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={items.length > 0 ? `${listId}-${selected}` : undefined}
        ref={(input) => input?.focus()}
        value={typed}
        maxLength={60}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={move}
      />
      {items.length > 0 && (
        <SearchResults listId={listId} items={items} selected={selected} onPick={pick} onPoint={setChosen} />
      )}
      <output className={styles.state}>
        {error !== null
          ? `业务数据没有搜到：${error.message}`
          : items.length === 0 && (isAsking ? '正在搜索' : '没有找到，换个说法试试')}
      </output>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
    </>
  );
}

/** The search over the page; it begins anew at each opening. */
export function SearchDialog({ isOpen, onClose, onPanel }: SearchDialogProps) {
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      closable={false}
      title={<span className="visually-hidden">全局搜索</span>}
      width={640}
      destroyOnHidden
    >
      <SearchPanel onClose={onClose} onPanel={onPanel} />
    </Modal>
  );
}
