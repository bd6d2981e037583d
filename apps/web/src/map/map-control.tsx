import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useMapScene } from './map-context.ts';
import styles from './map.module.css';
import { isInWorkbench } from './view-padding.ts';

export interface MapControlProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Set for a tool that stays on until it is pressed again. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** A button among the tools of a map. */
export function MapControl({ label, icon, isPressed, onClick }: MapControlProps) {
  // In a workbench the tools stand in a row.
  const isRow = isInWorkbench(useMapScene().map.getContainer());
  return (
    <Tooltip title={label} placement={isRow ? 'top' : 'left'}>
      <button
        type="button"
        className={styles.control}
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
