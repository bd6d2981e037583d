import type { ReactNode } from 'react';
import { useCityScene } from '../city-scene.ts';

export interface LineHeadRowProps {
  readonly lineId: string;
  readonly lineName: string;
  /** Of the button that opens the line. */
  readonly className: string | undefined;
  /** The cells behind the name. */
  readonly children: ReactNode;
}

/** A row about one line: pointed at, the line stands out on the map; its name opens its details. */
export function LineHeadRow({ lineId, lineName, className, children }: LineHeadRowProps) {
  const { setAddress, focus } = useCityScene();
  return (
    <tr onPointerEnter={() => focus.set(lineId)} onPointerLeave={() => focus.set(null)}>
      <th scope="row">
        <button type="button" className={className} onClick={() => setAddress({ line: lineId })}>
          {lineName}
        </button>
      </th>
      {children}
    </tr>
  );
}
