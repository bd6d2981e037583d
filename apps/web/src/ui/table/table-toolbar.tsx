import { ArrowDownOutlined, ArrowUpOutlined, ColumnHeightOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './app-table.module.css';
import { moveColumn, orderColumns, standardSettings, type TableSettings } from './table-settings.ts';

interface SettableColumn {
  readonly key: string;
  readonly title: ReactNode;
  readonly name?: string;
  readonly isFixed: boolean;
}

interface SettingsProps {
  readonly columns: readonly SettableColumn[];
  readonly settings: TableSettings;
  readonly onSettings: (settings: TableSettings) => void;
}

function nameOf({ name, title, key }: SettableColumn): string {
  return name ?? (typeof title === 'string' ? title : key);
}

function ColumnSettings({ columns, settings, onSettings }: SettingsProps) {
  const movable = orderColumns(columns, settings.order).filter((column) => !column.isFixed);
  const toggle = (key: string, isShown: boolean) => {
    const others = settings.hiddenKeys.filter((hidden) => hidden !== key);
    onSettings({ ...settings, hiddenKeys: isShown ? others : [...others, key] });
  };
  const move = (key: string, step: -1 | 1) =>
    onSettings({ ...settings, order: moveColumn(columns, settings.order, key, step) });
  return (
    <div className={styles.settings}>
      {movable.map((column, index) => (
        <div key={column.key} className={styles.setting}>
          <Checkbox
            checked={!settings.hiddenKeys.includes(column.key)}
            onChange={(event) => toggle(column.key, event.target.checked)}
          >
            {nameOf(column)}
          </Checkbox>
          <span className={styles.moves}>
            <Button
              size="small"
              type="text"
              icon={<ArrowUpOutlined aria-hidden="true" />}
              aria-label={`上移 ${nameOf(column)}`}
              disabled={index === 0}
              onClick={() => move(column.key, -1)}
            />
            <Button
              size="small"
              type="text"
              icon={<ArrowDownOutlined aria-hidden="true" />}
              aria-label={`下移 ${nameOf(column)}`}
              disabled={index === movable.length - 1}
              onClick={() => move(column.key, 1)}
            />
          </span>
        </div>
      ))}
      <Button size="small" onClick={() => onSettings({ ...standardSettings, density: settings.density })}>
        恢复默认列
      </Button>
    </div>
  );
}

/** Density and columns of a table. */
export function TableSettingButtons(props: SettingsProps) {
  const { settings, onSettings } = props;
  const isDense = settings.density === 'small';
  const densityLabel = isDense ? '改为标准行高' : '改为紧凑行高';
  return (
    <>
      <Tooltip title={densityLabel}>
        <Button
          type="text"
          icon={<ColumnHeightOutlined aria-hidden="true" />}
          aria-label={densityLabel}
          onClick={() => onSettings({ ...settings, density: isDense ? 'middle' : 'small' })}
        />
      </Tooltip>
      <Popover trigger="click" placement="bottomRight" title="列设置" content={<ColumnSettings {...props} />}>
        <Button type="text" icon={<SettingOutlined aria-hidden="true" />} aria-label="列设置" />
      </Popover>
    </>
  );
}

export interface TableToolbarProps {
  readonly columns: readonly SettableColumn[];
  readonly settings: TableSettings | undefined;
  readonly onSettings: (settings: TableSettings) => void;
  readonly extra?: ReactNode;
  readonly children?: ReactNode;
}

/** Title or batch buttons at the left; extra buttons, density and column settings at the right. */
export function TableToolbar({ columns, settings, onSettings, extra, children }: TableToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>{children}</div>
      <div className={styles.tools}>
        {extra}
        {settings && <TableSettingButtons columns={columns} settings={settings} onSettings={onSettings} />}
      </div>
    </div>
  );
}
