import { EditOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useState } from 'react';
import styles from './report.module.css';

interface PageTitleEditorProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
}

const longestTitle = 120;

const focus = (input: InputRef | null) => input?.focus();

/** Changes the title of a page in its place; an empty one brings back the title that follows from the figures. */
export function PageTitleEditor({ title, onRename }: PageTitleEditorProps) {
  const [draft, setDraft] = useState<string>();
  if (draft === undefined)
    return (
      <Button
        type="text"
        aria-label={`改标题：${title}`}
        icon={<EditOutlined aria-hidden="true" />}
        onClick={() => setDraft(title)}
      />
    );
  const finish = () => {
    if (draft !== title) onRename(draft);
    setDraft(undefined);
  };
  return (
    <span className={styles.titleEditor}>
      <Input
        // The button that opened it had the focus.
        ref={focus}
        aria-label="页面标题"
        placeholder="留空则恢复自动标题"
        maxLength={longestTitle}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onPressEnter={finish}
        onKeyDown={({ key }) => key === 'Escape' && setDraft(undefined)}
      />
      <Button type="primary" onClick={finish}>
        确定
      </Button>
    </span>
  );
}
