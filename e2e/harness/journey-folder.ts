import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../apps/server/src/testing/service-process.ts';
import { ensurePages } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for data shared by the journeys of one run. */
    journeyFolder: string;
  }
}

/** A temporary folder of the run. The pages are built before the first journey. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensurePages();
  const folder = await temporaryFolder();
  project.provide('journeyFolder', folder.path);
  return folder.remove;
}
