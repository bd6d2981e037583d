import type { ReactNode } from 'react';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { MapWorkbench, type MapWorkbenchProps } from './map-workbench.tsx';

export interface OpeningWorkbenchProps extends Pick<MapWorkbenchProps, 'name' | 'first' | 'leftName'> {
  /** Left out while not even the title is known. */
  readonly head?: ReactNode;
  readonly top?: ReactNode;
}

/** A workbench whose content is on its way: the panels stand where they will, so that nothing moves when it comes. */
export function OpeningWorkbench({ head, top, ...frame }: OpeningWorkbenchProps) {
  return (
    <MapWorkbench
      {...frame}
      head={head ?? <StateBlock kind="loading" rows={2} phase="读取方案" />}
      left={<StateBlock kind="loading" rows={6} phase="读取条件" />}
      top={top}
      map={null}
      right={<StateBlock kind="loading" rows={8} phase="读取预估效果" />}
      dock={<StateBlock kind="loading" shape="list" rows={4} phase="读取明细" />}
    />
  );
}
