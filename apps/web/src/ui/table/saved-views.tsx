import { DownOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import styles from './saved-views.module.css';
import { readSettings, writeSettings } from './stored-settings.ts';
import { readViews, withView, writeViews, type SavedView } from './saved-views.ts';
import { SavedViewList } from './saved-view-list.tsx';

export interface SavedViewsProps {
  /** Names the list: the same as its `settingsKey`. */
  readonly list: string;
  readonly address: object;
  readonly onOpen: (address: Readonly<Record<string, unknown>>) => void;
}

function isSameAddress(a: object, b: object): boolean {
  const text = (value: object) =>
    JSON.stringify(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  return text(a) === text(b);
}

/** Named views of a list, kept in this browser: filters, order, columns and density. */
export function SavedViews({ list, address, onOpen }: SavedViewsProps) {
  const [views, setViews] = useState(() => readViews(list));
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const current = views.find((view) => isSameAddress(view.address, address));
  const change = (next: readonly SavedView[]) => {
    writeViews(list, next);
    setViews([...next]);
  };
  const save = () => {
    if (name.trim() === '') return;
    change(
      withView(views, {
        name: name.trim(),
        address: { ...address },
        settings: readSettings(list),
        isDefault: false,
      }),
    );
    setName('');
  };
  const content = (
    <div className={styles.panel}>
      <SavedViewList
        views={views}
        current={current}
        onChange={change}
        onOpen={(view) => {
          writeSettings(list, view.settings);
          setIsOpen(false);
          onOpen(view.address);
        }}
      />
      <div className={styles.save}>
        <Input
          aria-label="视图名称"
          placeholder="把当前筛选与列存为…"
          maxLength={20}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={(event) => {
            if (!event.nativeEvent.isComposing) save();
          }}
        />
        <Button icon={<SaveOutlined aria-hidden="true" />} disabled={name.trim() === ''} onClick={save}>
          保存
        </Button>
      </div>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      title="已存视图"
      open={isOpen}
      onOpenChange={setIsOpen}
      content={content}
    >
      <Button aria-haspopup="dialog" aria-expanded={isOpen}>
        已存视图{current ? `：${current.name}` : ''} <DownOutlined aria-hidden="true" />
      </Button>
    </Popover>
  );
}
