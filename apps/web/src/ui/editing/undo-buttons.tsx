import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';

export interface UndoButtonsProps {
  /** Absent while there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** Takes changes back and makes them again. */
export function UndoButtons({ onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <Tooltip title="撤销（Ctrl+Z）">
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label="撤销"
          disabled={onUndo === undefined}
          onClick={onUndo}
        />
      </Tooltip>
      <Tooltip title="重做（Ctrl+Shift+Z）">
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden="true" />}
          aria-label="重做"
          disabled={onRedo === undefined}
          onClick={onRedo}
        />
      </Tooltip>
    </>
  );
}
