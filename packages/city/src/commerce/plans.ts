/** Smart-select plans of a demonstration: campaigns of all three kinds, and a draft. */
import { dayAfter } from './trade-calendar.ts';

type PlanKind = 'bus' | 'ta' | 'geo';

/** A place around which a geofence is drawn. */
export interface PlanPlace {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

export interface DemoFence extends PlanPlace {
  readonly radiusMeters: number;
}

export interface DemoPlan {
  readonly name: string;
  readonly kind: PlanKind;
  readonly goal: 'brand' | 'launch' | 'store' | 'region';
  readonly brandId: string;
  readonly startDate: string;
  readonly weeks: number;
  readonly budgetFen: number;
  /** Inner lists are alternatives, all outer conditions must hold; label ids are those of labels.ts. */
  readonly labels: readonly (readonly number[])[];
  readonly objective: 'wide' | 'deep' | 'balanced';
  readonly taThreshold: number;
  readonly areaKind: 'cell' | 'district';
  readonly fences: readonly DemoFence[];
  /** Saved and not submitted. */
  readonly isDraft: boolean;
}

interface PlanTradeInput {
  readonly today: string;
  readonly brandIds: readonly string[];
  /** Shopping places of the city, best known first. */
  readonly places: readonly PlanPlace[];
}

interface Template extends Omit<Partial<DemoPlan>, 'fences'> {
  readonly name: string;
  readonly kind: PlanKind;
  readonly goal: DemoPlan['goal'];
  readonly budgetYuan: number;
  readonly labels: DemoPlan['labels'];
  /** Weeks from today until it starts. */
  readonly leadWeeks: number;
  /** Number of places with a geofence. */
  readonly fenced?: number;
  readonly radiusMeters?: number;
}

const templates: readonly Template[] = [
  {
    name: '秋冬新品·公交通勤',
    kind: 'bus',
    goal: 'launch',
    budgetYuan: 800_000,
    labels: [[113], [131]],
    leadWeeks: 3,
  },
  {
    name: '年轻女性·公交全城',
    kind: 'bus',
    goal: 'brand',
    budgetYuan: 1_500_000,
    labels: [[102], [112, 113]],
    leadWeeks: 5,
    weeks: 8,
    objective: 'balanced',
  },
  {
    name: '本科以上人群·浓度选点',
    kind: 'ta',
    goal: 'brand',
    budgetYuan: 600_000,
    labels: [[124, 125]],
    leadWeeks: 4,
    taThreshold: 0.2,
  },
  {
    name: '上班族·商圈浓度',
    kind: 'ta',
    goal: 'region',
    budgetYuan: 400_000,
    labels: [[131]],
    leadWeeks: 6,
    weeks: 2,
    taThreshold: 0.3,
    areaKind: 'district',
  },
  {
    name: '门店周边·到店围栏',
    kind: 'geo',
    goal: 'store',
    budgetYuan: 500_000,
    labels: [[112, 113]],
    leadWeeks: 2,
    fenced: 5,
    radiusMeters: 1200,
  },
  {
    name: '新店开业·核心商圈围栏',
    kind: 'geo',
    goal: 'store',
    budgetYuan: 200_000,
    labels: [],
    leadWeeks: 3,
    weeks: 2,
    fenced: 3,
    radiusMeters: 800,
  },
  {
    name: '春节前深度触达（待提交）',
    kind: 'bus',
    goal: 'region',
    budgetYuan: 1_000_000,
    labels: [[511]],
    leadWeeks: 8,
    objective: 'deep',
    isDraft: true,
  },
];

/** The Monday `weeks` weeks after the week of a day. */
function mondayAfter(date: string, weeks: number): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(date, weeks * 7 - weekday);
}

/** The plans of one planner in one city. The same day gives the same plans. */
export function demoPlans({ today, brandIds, places }: PlanTradeInput): DemoPlan[] {
  return templates.map(({ budgetYuan, leadWeeks, fenced = 0, radiusMeters = 1000, ...template }, n) => ({
    weeks: 4,
    objective: 'wide',
    taThreshold: 0,
    areaKind: 'cell',
    isDraft: false,
    ...template,
    brandId: brandIds[n % brandIds.length],
    startDate: mondayAfter(today, leadWeeks),
    budgetFen: budgetYuan * 100,
    fences: places.slice(0, fenced).map((place) => ({ ...place, radiusMeters })),
  }));
}
