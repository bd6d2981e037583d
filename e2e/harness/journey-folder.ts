import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../apps/server/src/testing/service-process.ts';
import { ensurePages } from './pages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder for what the walks of one run share. */
    journeyFolder: string;
  }
}

/** A folder for the whole run, gone after it. The pages are built before a walk asks for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensurePages();
  const folder = await temporaryFolder();
  project.provide('journeyFolder', folder.path);
  return folder.remove;
}
