import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import styles from './saved-views.module.css';
import type { SavedView } from './saved-views.ts';

interface ViewListProps {
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  readonly onOpen: (view: SavedView) => void;
  readonly onChange: (views: readonly SavedView[]) => void;
}

export function SavedViewList({ views, current, onOpen, onChange }: ViewListProps) {
  if (views.length === 0) return <p className={styles.none}>还没有保存的视图</p>;
  return (
    <ul className={styles.views}>
      {views.map((view) => (
        <li key={view.name}>
          <button
            type="button"
            className={styles.view}
            aria-current={view === current || undefined}
            onClick={() => onOpen(view)}
          >
            {view.name}
          </button>
          <Button
            size="small"
            type="text"
            aria-pressed={view.isDefault}
            aria-label={view.isDefault ? `取消默认视图 ${view.name}` : `设为默认视图 ${view.name}`}
            icon={view.isDefault ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
            onClick={() =>
              onChange(views.map((other) => ({ ...other, isDefault: other === view && !view.isDefault })))
            }
          />
          <Button
            size="small"
            type="text"
            aria-label={`删除视图 ${view.name}`}
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={() => onChange(views.filter((other) => other !== view))}
          />
        </li>
      ))}
    </ul>
  );
}
