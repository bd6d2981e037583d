import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importSteps, type ImportStep } from './import-address.ts';

/** The furthest step that an import allows: none of its later steps has anything to show yet. */
function furthestStep(session: Pick<ImportSession, 'state' | 'report'> | undefined): ImportStep {
  if (session === undefined) return 'file';
  if (session.state === 'importing' || session.state === 'imported') return 'run';
  return session.report === null ? 'check' : 'run';
}

/** The step that a fresh look at an import should show. */
function usualStep(session: Pick<ImportSession, 'state' | 'report'>): ImportStep {
  if (session.state === 'importing' || session.state === 'imported') return 'run';
  return session.state === 'uploaded' ? 'mapping' : 'check';
}

/**
 * The step to show: the one asked for where the import allows it, else the furthest before it. An import that
 * is at work or over shows its outcome only.
 */
export function shownStep(
  wanted: ImportStep | undefined,
  session: Pick<ImportSession, 'state' | 'report'> | undefined,
): ImportStep {
  if (session === undefined) return 'file';
  if (session.state === 'importing' || session.state === 'imported') return 'run';
  if (wanted === undefined) return usualStep(session);
  const furthest = furthestStep(session);
  return importSteps.indexOf(wanted) <= importSteps.indexOf(furthest) ? wanted : furthest;
}
