import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import { CopyText, type CopyTextProps } from './copy-text.tsx';
import styles from './shown-once.module.css';
import { useReturnFocus } from './use-return-focus.ts';

interface ShownOnceProps extends Pick<CopyTextProps, 'name' | 'text'> {
  readonly title: string;
  /** The words of the button that closes the dialog. */
  readonly kept: string;
  readonly warning: string;
  /** Where to keep it, and what to do when it is lost. */
  readonly advice?: ReactNode;
  readonly onClose: () => void;
}

/** Shows a secret the only time that it is known. */
export function ShownOnce(props: ShownOnceProps) {
  useReturnFocus();
  const { title, name, text, kept, warning, advice, onClose } = props;
  return (
    <Modal
      open
      title={title}
      okText={kept}
      cancelButtonProps={{ style: { display: 'none' } }}
      mask={{ closable: false }}
      onOk={onClose}
      onCancel={onClose}
    >
      <div className={styles.secret}>
        <CopyText name={name} text={text} />
      </div>
      <Alert type="warning" showIcon title={warning} description={advice} />
    </Modal>
  );
}
