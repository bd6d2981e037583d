import { DownOutlined, FullscreenExitOutlined, FullscreenOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useWorkbench } from './workbench-context.ts';

function DockButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}

/** At the end of the dock's bar: open or close it, and give it all height. */
export function DockButtons() {
  const { layout, change } = useWorkbench();
  const { dock } = layout;
  const isFull = dock === 'full';
  return (
    <>
      {dock !== 'closed' && (
        <DockButton
          label={isFull ? '下方面板恢复半高' : '下方面板占满高度'}
          icon={
            isFull ? <FullscreenExitOutlined aria-hidden="true" /> : <FullscreenOutlined aria-hidden="true" />
          }
          onClick={() => change({ dock: isFull ? 'half' : 'full' })}
        />
      )}
      <DockButton
        label={dock === 'closed' ? '展开下方面板（D）' : '收起下方面板（D）'}
        icon={dock === 'closed' ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        onClick={() => change({ dock: dock === 'closed' ? 'half' : 'closed' })}
      />
    </>
  );
}
