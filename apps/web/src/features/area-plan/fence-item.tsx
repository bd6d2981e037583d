import { CopyOutlined, DeleteOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber, Select } from 'antd';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import styles from './area-plan.module.css';
import { fenceSquareMeters, radiusMeters, type Fence } from './fence-draft.ts';

const priorities = Array.from({ length: 9 }, (_, i) => ({ value: i + 1, label: `优先 ${i + 1}` }));

export interface FenceItemProps {
  readonly fence: Fence;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChange: (change: { name?: string; priority?: number; radiusMeters?: number }) => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** One fence: its name, size and rank, with copying, hiding and deleting. */
export function FenceItem({ fence, isShown, onShow, onChange, onCopy, onDelete }: FenceItemProps) {
  const { name, circle, priority, ring } = fence;
  return (
    <li>
      <div className={styles.fenceHead}>
        <Input
          size="small"
          variant="borderless"
          maxLength={60}
          aria-label={`围栏名称 ${name}`}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Button
          size="small"
          type="text"
          aria-label={`${isShown ? '隐藏' : '显示'} ${name}`}
          icon={isShown ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
          onClick={() => onShow(!isShown)}
        />
        <Button
          size="small"
          type="text"
          aria-label={`复制 ${name}`}
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={onCopy}
        />
        <Button
          size="small"
          type="text"
          aria-label={`删除 ${name}`}
          icon={<DeleteOutlined aria-hidden="true" />}
          onClick={onDelete}
        />
      </div>
      <div className={styles.fenceTerms}>
        {circle ? (
          <InputNumber
            size="small"
            min={radiusMeters.least}
            max={radiusMeters.most}
            step={100}
            precision={0}
            prefix="半径"
            suffix="米"
            aria-label={`${name} 半径（米）`}
            value={circle.radiusMeters}
            onChange={(radius) => radius !== null && onChange({ radiusMeters: radius })}
          />
        ) : (
          <span className={styles.note}>手绘 {ring.length} 个顶点</span>
        )}
        <span className={styles.note}>{formatNumber(fenceSquareMeters(ring) / 1e6, 2)} km²</span>
        <Select
          size="small"
          aria-label={`${name} 优先级`}
          value={priority}
          options={priorities}
          onChange={(next) => onChange({ priority: next })}
        />
      </div>
    </li>
  );
}
