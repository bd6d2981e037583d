import { ensurePages } from './pages.ts';

/** The pages are built before the first journey. */
export default function setup(): void {
  ensurePages();
}
