/** Puts the focus on a control of a form and brings it into view. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
