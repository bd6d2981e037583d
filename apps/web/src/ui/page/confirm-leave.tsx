import { useBlocker } from '@tanstack/react-router';
import { Modal } from 'antd';
import { useContext, useEffect } from 'react';
import { PageFrameContext } from './page-frame-context.ts';

export interface ConfirmLeaveProps {
  /** True while something would be lost. */
  readonly when: boolean;
  readonly title?: string;
  readonly description?: string;
}

/**
 * Asks for confirmation before unsaved work is lost: when the page is replaced inside its tab, when the tab or the window is
 * closed. Going to another tab asks nothing, because the page stays alive behind it.
 */
export function ConfirmLeave({
  when,
  title = '有未保存的修改',
  description = '离开后这些修改将丢失。',
}: ConfirmLeaveProps) {
  const { setUnsaved, isReplacedBy } = useContext(PageFrameContext);
  useEffect(() => {
    // No clean-up, because hidden tabs also run clean-ups while their work is still unsaved.
    setUnsaved(when);
  }, [when, setUnsaved]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname && isReplacedBy(next),
    enableBeforeUnload: () => when,
    withResolver: true,
  });
  return (
    <Modal
      open={blocker.status === 'blocked'}
      title={title}
      okText="离开"
      cancelText="留在此页"
      okButtonProps={{ danger: true }}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {description}
    </Modal>
  );
}
