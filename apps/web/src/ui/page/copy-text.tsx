import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { notifyBriefly } from '../../api/notice.ts';
import styles from './copy-text.module.css';

export interface CopyTextProps {
  /** What is copied, for example sha256. */
  readonly name: string;
  readonly text: string;
  /** The part that is shown. */
  readonly shown?: string;
}

/** A text with a button that copies all of it. */
export function CopyText({ name, text, shown = text }: CopyTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifyBriefly({ kind: 'success', title: `已复制${name}` });
    } catch {
      notifyBriefly({ kind: 'warning', title: '浏览器不允许复制', description: text });
    }
  };
  return (
    <span className={styles.copy}>
      <code title={text}>{shown}</code>
      <Button
        size="small"
        type="text"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={`复制${name}`}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
      />
    </span>
  );
}
