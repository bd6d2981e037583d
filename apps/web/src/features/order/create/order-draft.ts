import { orderBrief, type OrderBrief } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { contentIn, listIn, numberIn, textIn } from '../../../shared/brief/brief-content.ts';
import { draftStore } from '../../../shared/brief/draft-store.ts';
import { type BriefFile, type OrderDraft, emptyDraft } from './order-content.ts';
import { namedUnits, type NamedUnit } from './wished-units.ts';

/** The draft that shows a stored brief. */
export function draftOf(
  brief: OrderBrief,
  brandName: string,
  { wishedUnits, attachments }: Pick<CallOutput<'mediaOrder/getById'>, 'wishedUnits' | 'attachments'>,
): OrderDraft {
  const { target, wishes, productName, targetAudience } = brief;
  return {
    name: brief.name,
    mode: brief.mode,
    source: brief.source,
    brandId: brief.brandId,
    brandName,
    productName: productName ?? '',
    goal: brief.goal,
    cityCodes: brief.cityCodes,
    mediumIds: brief.mediumIds,
    startDate: brief.startDate,
    endDate: brief.endDate,
    budgetFen: brief.budgetFen,
    reachShare: target.reachShare ?? null,
    frequency: target.frequency ?? null,
    cpmFen: target.cpmFen ?? null,
    targetAudience,
    competitors: wishes.competitorBrandIds.map((brandId) => ({ brandId, brandName: '' })),
    mustUnits: namedUnits(wishes.mustUnits, wishedUnits),
    excludedUnits: namedUnits(wishes.excludedUnits, wishedUnits),
    attachments: attachments.map(({ attachmentId, fileName, bytes }) => ({ attachmentId, fileName, bytes })),
    remark: wishes.remark,
  };
}

function unitsIn(stored: unknown): NamedUnit[] {
  return listIn(stored).flatMap((unit) => {
    const { unitId, unitName, cityName } = (unit ?? {}) as Record<string, unknown>;
    if (typeof unitId !== 'string') return [];
    return [{ unitId, unitName: textIn(unitName), cityName: textIn(cityName) }];
  });
}

function filesIn(stored: unknown): BriefFile[] {
  return listIn(stored).flatMap((file) => {
    const { attachmentId, fileName, bytes } = (file ?? {}) as Record<string, unknown>;
    if (typeof attachmentId !== 'string') return [];
    return [{ attachmentId, fileName: textIn(fileName), bytes: numberIn(bytes) ?? 0 }];
  });
}

/** Reads a draft kept in the browser; anything of another shape is dropped. */
export function parseStoredDraft(stored: unknown): OrderDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as Partial<Record<keyof OrderDraft, unknown>>;
  const mode = orderBrief.shape.mode.safeParse(fields.mode);
  const source = orderBrief.shape.source.safeParse(fields.source);
  return {
    ...contentIn(fields),
    mode: mode.success ? mode.data : emptyDraft.mode,
    source: source.success ? source.data : emptyDraft.source,
    mediumIds: listIn(fields.mediumIds).filter((id): id is number => Number.isInteger(id)),
    endDate: textIn(fields.endDate),
    reachShare: numberIn(fields.reachShare),
    frequency: numberIn(fields.frequency),
    cpmFen: numberIn(fields.cpmFen),
    attachments: filesIn(fields.attachments),
    mustUnits: unitsIn(fields.mustUnits),
    excludedUnits: unitsIn(fields.excludedUnits),
    competitors: listIn(fields.competitors).flatMap((brand) => {
      const { brandId, brandName } = (brand ?? {}) as Record<string, unknown>;
      return typeof brandId === 'string' ? [{ brandId, brandName: textIn(brandName) }] : [];
    }),
  };
}

export const orderDrafts = draftStore('order-draft', parseStoredDraft);
