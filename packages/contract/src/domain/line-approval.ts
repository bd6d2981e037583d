/** What somebody does about lines below the floor of their rate card. */
export const approvalKinds = ['requested', 'approved', 'refused'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalKindNames: Readonly<Record<ApprovalKind, string>> = {
  requested: '提交折扣审批',
  approved: '批准折扣',
  refused: '驳回折扣',
};

/** How a line stands to its floor. free: not below it; lacking: below it, and nobody was asked. */
export type LineApproval = 'free' | 'lacking' | ApprovalKind;

/** A line of an order whose medium and form have a floor. */
export interface FloorLine {
  /** A face, or `line:deck`. */
  readonly unitKey: string;
  readonly formId: number;
  /** What is paid of the rate card; 0 for a gift. */
  readonly permille: number;
  readonly floorPermille: number;
}

export interface ApprovalAct {
  readonly kind: ApprovalKind;
  readonly reason: string | null;
  readonly lines: readonly Pick<FloorLine, 'unitKey' | 'formId' | 'permille'>[];
}

/** Whether what was said about one price of a unit holds for another price of it. */
const holds: Readonly<Record<ApprovalKind, (said: number, now: number) => boolean>> = {
  requested: (said, now) => said === now,
  // What is approved at a price is approved at every higher one, what is refused at a price at every lower one.
  approved: (said, now) => said <= now,
  refused: (said, now) => said >= now,
};

/** How a line stands to its floor: the last act that holds for its unit and price, of acts from the newest to the oldest. */
export function lineApproval(
  line: FloorLine,
  acts: readonly ApprovalAct[],
): { readonly state: LineApproval; readonly reason: string | null } {
  const { unitKey, formId, permille, floorPermille } = line;
  if (permille >= floorPermille) return { state: 'free', reason: null };
  const act = acts.find(({ kind, lines }) =>
    lines.some(
      (said) => said.unitKey === unitKey && said.formId === formId && holds[kind](said.permille, permille),
    ),
  );
  return act === undefined ? { state: 'lacking', reason: null } : { state: act.kind, reason: act.reason };
}

/** Whether a line keeps its order from the client. */
export const isUnapproved = (state: LineApproval): boolean => state !== 'free' && state !== 'approved';

/** What a line buys and at which price, of an order as its pages know it. */
export interface PricedLine {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly faceId?: string | null | undefined;
  readonly lineId?: string | null | undefined;
  readonly deck?: string | null | undefined;
  /** Of the rate card; a gift has 0. */
  readonly discountPermille: number;
}

interface Floor {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly floorPermille: number;
  readonly mayDecide: boolean;
}

/** Floors of an order and what was said about lines below them; null for the client, who is told of neither. */
export type OrderDiscounts = {
  readonly floors: readonly Floor[];
  readonly acts: readonly ApprovalAct[];
} | null;

export interface LineStanding {
  readonly state: Exclude<LineApproval, 'free'>;
  readonly reason: string | null;
  readonly floorPermille: number;
  /** The reader may approve or refuse it. */
  readonly mayDecide: boolean;
}

/** How a line below its floor stands to it; null for every other line. */
export function lineStanding(line: PricedLine, discounts: OrderDiscounts): LineStanding | null {
  const floor = discounts?.floors.find(
    ({ cityCode, mediumId, formId }) =>
      cityCode === line.cityCode && mediumId === line.mediumId && formId === line.formId,
  );
  if (discounts === null || floor === undefined) return null;
  const { floorPermille, mayDecide } = floor;
  const unitKey = line.faceId ?? `${line.lineId}:${line.deck ?? ''}`;
  const priced = { unitKey, formId: line.formId, permille: line.discountPermille, floorPermille };
  const { state, reason } = lineApproval(priced, discounts.acts);
  return state === 'free' ? null : { state, reason, floorPermille, mayDecide };
}

/** What the page of an order offers about its lines below their floors. */
export interface ApprovalOffer<Line> {
  /** Lines that lack an approval. */
  readonly waiting: readonly (readonly [Line, LineStanding])[];
  /** Of those, the ones whose approval is still to be asked for. */
  readonly unasked: readonly Line[];
  /** Of those, the ones that the reader may approve or refuse. */
  readonly decidable: readonly Line[];
}

export function approvalOffer<Line extends PricedLine>(
  lines: readonly Line[],
  discounts: OrderDiscounts,
): ApprovalOffer<Line> {
  const waiting = lines.flatMap((line): (readonly [Line, LineStanding])[] => {
    const standing = lineStanding(line, discounts);
    return standing !== null && isUnapproved(standing.state) ? [[line, standing]] : [];
  });
  return {
    waiting,
    unasked: waiting.flatMap(([line, { state }]) => (state === 'requested' ? [] : [line])),
    decidable: waiting.flatMap(([line, { mayDecide }]) => (mayDecide ? [line] : [])),
  };
}
