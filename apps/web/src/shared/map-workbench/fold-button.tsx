import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useWorkbench } from './workbench-context.ts';

const sides = {
  left: { part: 'isLeftOpen', name: '左侧面板', key: '[' },
  right: { part: 'isRightOpen', name: '右侧面板', key: ']' },
} as const;

/** Folds a panel to its head and opens it again. */
export function FoldButton({ side }: { readonly side: keyof typeof sides }) {
  const { layout, change } = useWorkbench();
  const { part, name, key } = sides[side];
  const isOpen = layout[part];
  const label = `${isOpen ? '收起' : '展开'}${name}`;
  const Picture = isOpen === (side === 'left') ? DoubleLeftOutlined : DoubleRightOutlined;
  return (
    <Tooltip title={`${label}（${key}）`}>
      <Button
        type="text"
        size="small"
        icon={<Picture aria-hidden="true" />}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => change({ [part]: !isOpen })}
      />
    </Tooltip>
  );
}
