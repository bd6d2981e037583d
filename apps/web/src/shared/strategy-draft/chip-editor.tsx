import { Button, Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import styles from './strategy-draft.module.css';

export interface ChipEditorProps {
  /** What it edits: 品牌, 城市. */
  readonly name: string;
  /** What the chip shows; empty where nothing is filled in. */
  readonly text: string;
  readonly isDisabled: boolean;
  /** The editor; `close` ends the editing. */
  readonly children: (close: () => void) => ReactNode;
}

/** A part of a draft as a chip that is edited in place. */
export function ChipEditor({ name, text, isDisabled, children }: ChipEditorProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      title={name}
      content={<div className={styles.editor}>{children(() => setIsOpen(false))}</div>}
      onOpenChange={(open) => setIsOpen(open && !isDisabled)}
    >
      <Button
        size="small"
        className={styles.chip}
        data-empty={text === '' || undefined}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-label={`${name}：${text === '' ? '未填写' : text}`}
        title={text}
      >
        <span className={styles.chipName}>{name}</span>
        <span className={styles.chipText}>{text === '' ? '未填写' : text}</span>
      </Button>
    </Popover>
  );
}
