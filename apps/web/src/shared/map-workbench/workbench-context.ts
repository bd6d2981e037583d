import { createContext, use } from 'react';
import type { WindowClass, WorkbenchLayout } from './workbench-layout.ts';

export interface Workbench {
  readonly layout: WorkbenchLayout;
  readonly window: WindowClass;
  readonly change: (part: Partial<WorkbenchLayout>) => void;
  /** Opens the dock where it is closed. */
  readonly showDock: () => void;
  /** Key of the panels' layout: changes when they cover another part of the map. */
  readonly arrangement: string;
}

export const WorkbenchContext = createContext<Workbench | null>(null);

/** The workbench around a panel. */
export function useWorkbench(): Workbench {
  const workbench = use(WorkbenchContext);
  if (workbench === null) throw new Error('a panel stands outside of its map workbench');
  return workbench;
}
