import { CompressOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { coverMark, workbenchMark } from '../../map/view-padding.ts';
import { DockFrame } from './dock-frame.tsx';
import { FoldButton } from './fold-button.tsx';
import styles from './map-workbench.module.css';
import { useWorkbenchState } from './use-workbench-state.ts';
import { WorkbenchContext } from './workbench-context.ts';
import type { StoredLayout } from './workbench-layout.ts';

export interface MapWorkbenchProps {
  /** Under which the arrangement of the panels is kept. */
  readonly name: string;
  /** How the panels stand until the user moves them, where it is not the usual way. */
  readonly first?: StoredLayout;
  /** Fills the page. */
  readonly map: ReactNode;
  /** Why there is no map: the dock then takes its room. */
  readonly mapFailure?: string | null;
  /** Title and facts: what a folded left panel still shows. */
  readonly head: ReactNode;
  readonly left: ReactNode;
  /** Spoken name of the left panel. */
  readonly leftName: string;
  /** Opens beside the left panel, for example an editor. */
  readonly beside?: ReactNode;
  /** The row above the map. */
  readonly top: ReactNode;
  /** Below that row: what the user should know now. */
  readonly notices?: ReactNode;
  /** A card; in a slim window the dock has it instead. Left out where the page has none. */
  readonly right?: ReactNode;
  readonly dock: ReactNode;
  /** Comes over all else, for example a drawer. */
  readonly over?: ReactNode;
}

/** A page that is a map: it fills the page, and all else floats over it or stands in the dock. */
export function MapWorkbench(props: MapWorkbenchProps) {
  const { name, first = {}, map, mapFailure = null, head, left, leftName, right, dock } = props;
  const workbench = useWorkbenchState(name, first);
  const { layout, window, change } = workbench;
  const frame = useRef<HTMLDivElement>(null);
  const dockState = mapFailure === null ? layout.dock : 'full';
  const hasRight = right !== undefined && window !== 'slim';
  const cover = (side: string) => ({ [coverMark]: side });
  return (
    <WorkbenchContext value={workbench}>
      <div
        ref={frame}
        className={styles.bench}
        {...{ [workbenchMark]: name }}
        data-left={layout.isLeftOpen}
        data-right={layout.isRightOpen && hasRight}
        data-dock={dockState}
        data-alone={layout.isMapAlone}
        data-failed={mapFailure !== null}
        style={{ '--half-height': `${layout.halfHeight}px` } as CSSProperties}
      >
        <section className={styles.left} aria-label={leftName} {...cover(layout.isLeftOpen ? 'left' : 'top')}>
          <div className={styles.head}>
            <div className={styles.title}>{head}</div>
            <FoldButton side="left" />
          </div>
          {layout.isLeftOpen && <div className={styles.body}>{left}</div>}
        </section>
        {props.beside}
        <div className={styles.top}>
          <div className={styles.row} {...cover('top')}>
            {props.top}
          </div>
          <div className={styles.notices}>{props.notices}</div>
        </div>
        <div className={styles.map}>{map}</div>
        {hasRight && (
          <div className={styles.right} {...cover(layout.isRightOpen ? 'right' : 'top')}>
            {right}
          </div>
        )}
        <DockFrame frame={frame}>{dock}</DockFrame>
        {props.over}
        {layout.isMapAlone && (
          <Button
            className={styles.leave}
            icon={<CompressOutlined aria-hidden="true" />}
            onClick={() => change({ isMapAlone: false })}
          >
            显示面板（F）
          </Button>
        )}
      </div>
    </WorkbenchContext>
  );
}
