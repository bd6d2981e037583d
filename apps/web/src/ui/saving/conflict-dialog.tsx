import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../page/use-return-focus.ts';

export interface ConflictDialogProps {
  /** What was saved: 方案, 订单. */
  readonly subject: string;
  readonly width: number;
  /** The resolutions of the conflict. */
  readonly footer: ReactNode;
  /** Absent where the user must decide. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** Shown when someone else has saved in the meantime: the differences and the resolutions. */
export function ConflictDialog({ subject, width, footer, onCancel, children }: ConflictDialogProps) {
  useReturnFocus();
  return (
    <Modal
      open
      closable={onCancel !== undefined}
      width={width}
      title={`该${subject}已被他人更新`}
      footer={footer}
      onCancel={onCancel}
    >
      {children}
    </Modal>
  );
}
