import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws a step's buttons into the bar at the bottom of the page. */
export function StepFooter({
  place,
  children,
}: {
  readonly place: HTMLElement | null;
  readonly children: ReactNode;
}) {
  return place && createPortal(children, place);
}
