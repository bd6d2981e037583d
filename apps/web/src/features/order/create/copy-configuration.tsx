import { Button } from 'antd';
import { useState } from 'react';
import { CopyDialog, type CopyDialogProps } from './copy-dialog.tsx';

/** 复制到其他城市: offered once a city of several has media. */
export function CopyConfiguration(props: Omit<CopyDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { from, others, items } = props;
  const isEmpty = !items.some(({ input }) => input.cityCode === from.cityCode);
  if (others.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        disabled={isEmpty}
        title={isEmpty ? '请先选定本城市的媒体' : undefined}
        onClick={() => setIsOpen(true)}
      >
        复制到其他城市
      </Button>
      {isOpen && <CopyDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
