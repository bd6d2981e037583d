import { Modal } from 'antd';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';

/** Somebody has saved the order in the meantime; changes of lines cannot be merged with theirs. */
export function MediaConflict({ onReload }: { readonly onReload: () => void }) {
  useReturnFocus();
  return (
    <Modal
      open
      closable={false}
      title="该订单已被他人更新"
      okText="载入最新"
      cancelButtonProps={{ style: { display: 'none' } }}
      onOk={onReload}
    >
      您在本页的媒体修改未能保存。载入最新内容后请重新选定。
    </Modal>
  );
}
