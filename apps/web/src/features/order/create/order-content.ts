import type { HandOver } from '@ooh/contract/domain/hand-over';
import { orderBrief, type OrderAttachment, type OrderBrief } from '@ooh/contract/domain/media-order';
import type { OrderMode, OrderSource } from '@ooh/contract/domain/order';
import { emptyContent, sentContent, type BriefContent } from '../../../shared/brief/brief-content.ts';
import { addDays } from '../../../ui/calendar/dates.ts';
import type { Wishes } from './wished-units.ts';

export type BriefFile = Pick<OrderAttachment, 'attachmentId' | 'fileName' | 'bytes'>;

/** A brief on its way: what the form holds, however incomplete. */
export interface OrderDraft extends BriefContent, Wishes {
  readonly mode: OrderMode;
  readonly source: OrderSource;
  readonly mediumIds: readonly number[];
  /** YYYY-MM-DD, or empty. */
  readonly endDate: string;
  /** Goals in figures, where the customer has set them: reach 0–1, contacts, fen. */
  readonly reachShare: number | null;
  readonly frequency: number | null;
  readonly cpmFen: number | null;
  /** Files of the brief that are uploaded. */
  readonly attachments: readonly BriefFile[];
  readonly competitors: readonly { readonly brandId: string; readonly brandName: string }[];
}

export const emptyDraft: OrderDraft = {
  ...emptyContent,
  mode: 'base',
  source: 'customer',
  mediumIds: [],
  endDate: '',
  reachShare: null,
  frequency: null,
  cpmFen: null,
  competitors: [],
  mustUnits: [],
  excludedUnits: [],
  attachments: [],
};

/** A new order with what another page has sent to it; its media are those that are named and those of its units. */
export function sentDraft(load: HandOver['load'], mode: OrderMode): OrderDraft {
  const { mediumIds, units, startDate, weeks } = load;
  const lasts = startDate === undefined || weeks === undefined ? null : addDays(startDate, weeks * 7 - 1);
  return {
    ...emptyDraft,
    ...sentContent(load),
    mode,
    mediumIds: [...new Set([...mediumIds, ...units.map(({ mediumId }) => mediumId)])],
    endDate: lasts ?? '',
  };
}

/** Parts of a stored brief that the form does not show; they stay as they are. */
export type KeptParts = Pick<OrderBrief, 'wishes' | 'services' | 'smartPlanIds'> & {
  readonly impressions?: number | undefined;
};

const nothingKept = { services: [], smartPlanIds: [] };

export function inputOf(draft: OrderDraft, kept?: KeptParts) {
  const { reachShare, frequency, cpmFen, competitors, remark, productName } = draft;
  const { wishes, impressions, ...parts } = kept ?? {
    ...nothingKept,
    wishes: undefined,
    impressions: undefined,
  };
  return {
    ...parts,
    name: draft.name,
    mode: draft.mode,
    source: draft.source,
    brandId: draft.brandId,
    productName: productName.trim() === '' ? null : productName.trim(),
    goal: draft.goal,
    cityCodes: [...draft.cityCodes],
    mediumIds: [...draft.mediumIds],
    startDate: draft.startDate,
    endDate: draft.endDate,
    budgetFen: draft.budgetFen,
    targetAudience: draft.targetAudience,
    target: {
      ...(impressions === undefined ? {} : { impressions }),
      ...(reachShare === null ? {} : { reachShare }),
      ...(frequency === null ? {} : { frequency }),
      ...(cpmFen === null ? {} : { cpmFen }),
    },
    wishes: {
      ...wishes,
      remark,
      competitorBrandIds: competitors.map(({ brandId }) => brandId),
      attachmentIds: draft.attachments.map(({ attachmentId }) => attachmentId),
      mustUnits: draft.mustUnits.map(({ unitId }) => unitId),
      excludedUnits: draft.excludedUnits.map(({ unitId }) => unitId),
    },
  };
}

/** The brief of a complete draft, or undefined. A day in the past is no obstacle to saving a draft. */
export function briefOf(draft: OrderDraft, kept?: KeptParts): OrderBrief | undefined {
  const parsed = orderBrief.safeParse(inputOf(draft, kept));
  if (!parsed.success || parsed.data.endDate < parsed.data.startDate) return undefined;
  return parsed.data;
}

/** What a stored brief has beside the form. */
export function keptOf({ wishes, services, smartPlanIds, target }: OrderBrief): KeptParts {
  return { wishes, services, smartPlanIds, impressions: target.impressions };
}
