import { sentenceOf } from '@ooh/contract/domain/target-audience';
import type { Basis } from '@ooh/contract/domain/figure';
import type { MatchColumn } from '@ooh/report/match-workbook';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { labelName } from '../reference/label/label-tree.ts';
import { readPlanNames, type StoredPlan } from '../planning/plan/plan-store.ts';
import { methodLine } from '../disclosure/basis-text.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { sendTable } from '../platform/document/send-table.ts';

/** Writes the same rows of a plan's matches as on screen, and records the export. */
export async function sendMatchWorkbook(
  context: Context,
  request: WorkbookRequest,
  plan: StoredPlan,
  table: {
    title: string;
    basis: readonly Basis[];
    filters: readonly { label: string; value: string }[];
    columns: readonly MatchColumn[];
    rows: readonly (readonly (string | number | null)[])[];
  },
): Promise<FileAnswer> {
  const { brandName } = await readPlanNames(context.db, plan);
  return sendTable(context, request, {
    title: table.title,
    dataReleases: [
      ...new Set(table.basis.flatMap((basis) => basis.dataReleases.map((release) => release.releaseNo))),
    ],
    isDemo: table.basis.some((basis) => basis.isDemo),
    filters: [
      { label: '方案', value: `${plan.plan_no} ${plan.name}` },
      { label: '目标人群', value: sentenceOf(plan.brief.targetAudience, labelName) },
      ...table.filters,
    ],
    methodLines: table.basis.map(methodLine),
    columns: table.columns,
    rows: table.rows,
    file: { brandName, projectName: plan.name, versionLabel: `V${plan.version}` },
    detail: { planId: plan.plan_id, rows: table.rows.length },
  });
}
