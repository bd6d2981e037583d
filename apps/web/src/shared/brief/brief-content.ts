import type { HandOver } from '@ooh/contract/domain/hand-over';
import { planGoals } from '@ooh/contract/domain/plan-names';
import { targetAudience, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { PlanGoal } from './goal-cards.tsx';

/** What the brief of a plan and that of an order both ask for, however incomplete. */
export interface BriefContent {
  readonly name: string;
  readonly brandId: string;
  readonly brandName: string;
  readonly productName: string;
  readonly goal: PlanGoal | null;
  readonly cityCodes: readonly string[];
  /** As typed; YYYY-MM-DD once it is a day, or empty. */
  readonly startDate: string;
  readonly budgetFen: number | null;
  readonly targetAudience: TargetAudience;
  readonly remark: string;
}

export const emptyContent: BriefContent = {
  name: '',
  brandId: '',
  brandName: '',
  productName: '',
  goal: null,
  cityCodes: [],
  startDate: '',
  budgetFen: null,
  targetAudience: { groups: [] },
  remark: '',
};

/** What another page has sent for a brief; cities of areas, places and units count too. */
export function sentContent(load: HandOver['load']): BriefContent {
  const {
    cityCodes,
    areas,
    pois,
    units,
    brandId,
    goal,
    startDate,
    budgetFen,
    targetAudience: audience,
  } = load;
  const cities = new Set([...cityCodes, ...[...areas, ...pois, ...units].map(({ cityCode }) => cityCode)]);
  return {
    ...emptyContent,
    name: load.name ?? '',
    brandId: brandId ?? '',
    goal: goal ?? null,
    cityCodes: [...cities],
    startDate: startDate ?? '',
    budgetFen: budgetFen ?? null,
    targetAudience: audience ?? emptyContent.targetAudience,
  };
}

export const textIn = (value: unknown) => (typeof value === 'string' ? value : '');
export const numberIn = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
export const listIn = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

/** The content of a draft kept in the browser; anything of another shape is dropped. */
export function contentIn(fields: Readonly<Partial<Record<keyof BriefContent, unknown>>>): BriefContent {
  const audience = targetAudience.safeParse(fields.targetAudience);
  return {
    name: textIn(fields.name),
    brandId: textIn(fields.brandId),
    brandName: textIn(fields.brandName),
    productName: textIn(fields.productName),
    goal: planGoals.find((goal) => goal === fields.goal) ?? null,
    cityCodes: listIn(fields.cityCodes).filter(
      (code): code is string => typeof code === 'string' && /^\d{6}$/.test(code),
    ),
    startDate: textIn(fields.startDate),
    budgetFen: numberIn(fields.budgetFen),
    targetAudience: audience.success ? audience.data : emptyContent.targetAudience,
    remark: textIn(fields.remark),
  };
}
