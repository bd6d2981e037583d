import { useCallback, useMemo, useState } from 'react';
import { storageKey } from '../../session/product-identity.ts';
import { readStored, writeStored } from '../../session/stored-json.ts';
import { useShortcuts } from '../../ui/editing/use-shortcuts.ts';
import { useWindowClass } from './use-window-class.ts';
import type { Workbench } from './workbench-context.ts';
import {
  layoutOf,
  parseLayout,
  storedAfter,
  type StoredLayout,
  type WorkbenchLayout,
} from './workbench-layout.ts';

/** How the panels stand, as the user left them, and the keys that move them. */
export function useWorkbenchState(name: string, first: StoredLayout): Workbench {
  const key = storageKey(`map-workbench/${name}`);
  const window = useWindowClass();
  const [stored, setStored] = useState(() => parseLayout(readStored(localStorage, key)));
  const [isMapAlone, setMapAlone] = useState(false);
  const [firstLayout] = useState(first);
  const layout = useMemo(
    () => layoutOf(stored, window, isMapAlone, firstLayout),
    [stored, window, isMapAlone, firstLayout],
  );
  const change = useCallback(
    (part: Partial<WorkbenchLayout>) => {
      if (part.isMapAlone !== undefined) setMapAlone(part.isMapAlone);
      setStored((current) => {
        const next = storedAfter(current, part, window);
        writeStored(localStorage, key, next);
        return next;
      });
    },
    [key, window],
  );
  const { dock } = layout;
  const showDock = useCallback(() => {
    change(dock === 'closed' ? { isMapAlone: false, dock: 'half' } : { isMapAlone: false });
  }, [change, dock]);
  const aloneOrNot = () => change({ isMapAlone: !layout.isMapAlone });
  useShortcuts({
    '[': () => change({ isMapAlone: false, isLeftOpen: !layout.isLeftOpen }),
    ']': () => change({ isMapAlone: false, isRightOpen: !layout.isRightOpen }),
    d: () => change({ isMapAlone: false, dock: dock === 'closed' ? 'half' : 'closed' }),
    f: aloneOrNot,
    m: aloneOrNot,
    l: showDock,
  });
  const { isLeftOpen, isRightOpen, halfHeight } = layout;
  const arrangement = [window, isLeftOpen, isRightOpen, dock, halfHeight, isMapAlone].join(' ');
  return useMemo(
    () => ({ layout, window, change, showDock, arrangement }),
    [layout, window, change, showDock, arrangement],
  );
}
