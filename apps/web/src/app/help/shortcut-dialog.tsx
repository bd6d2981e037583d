import { Modal, Switch } from 'antd';
import { useState } from 'react';
import styles from './help.module.css';
import { shortcutSheet } from './shortcuts.ts';
import { readSingleKeysOn, storeSingleKeysOn } from './use-shortcuts.ts';

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 快捷键 */
export function ShortcutDialog({ isOpen, onClose }: HelpDialogProps) {
  const [singleKeysOn, setSingleKeysOn] = useState(readSingleKeysOn);
  const change = (isOn: boolean) => {
    setSingleKeysOn(isOn);
    storeSingleKeysOn(isOn);
  };
  return (
    <Modal title="快捷键" open={isOpen} onCancel={onClose} footer={null} width={420}>
      <dl className={styles.sheet}>
        {shortcutSheet.map(({ keys, name, screen, isSingleKey }) => (
          <div key={name} className={styles.shortcut} data-off={(isSingleKey && !singleKeysOn) || undefined}>
            <dt>
              {name}
              {screen && <span className={styles.screen}>{screen}</span>}
            </dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.switch}>
        <Switch size="small" aria-label="启用单键快捷键" checked={singleKeysOn} onChange={change} />
        <span aria-hidden="true">启用单键快捷键</span>
      </div>
    </Modal>
  );
}
