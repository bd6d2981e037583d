/** The stages of a computation as the task card names them. */
export const planStages = [
  '读取人群样本与线路',
  '构建接触矩阵',
  '优选线路',
  '证明最优性',
  '计费与预估',
] as const;

const stageOfPhase: Readonly<Record<string, number>> = {
  读取人群样本与线路: 0,
  构建接触矩阵: 1,
  优选线路: 2,
  局部改进: 2,
  计算上界: 3,
  证明最优性: 3,
  计费与预估: 4,
};

export interface PhaseReading {
  /** City at work where the plan has several. */
  readonly city: string | null;
  readonly phase: string;
  /** Index into the stages, −1 before the first. */
  readonly stage: number;
}

/** Reads a job's phase: 「深圳市 · 局部改进」 or 「优选线路」. */
export function readPhase(text: string): PhaseReading {
  const parts = text.split(' · ');
  const phase = parts.at(-1) ?? '';
  const city = parts.length > 1 ? parts[0] : null;
  return { city, phase, stage: stageOfPhase[phase] ?? -1 };
}

/**
 * The stage to show: search and proof take turns, so within one city the furthest stage stays lit instead of
 * jumping back.
 */
export function furthestStage(before: PhaseReading | undefined, now: PhaseReading): PhaseReading {
  if (before === undefined || before.city !== now.city) return now;
  return { ...now, stage: Math.max(before.stage, now.stage) };
}
