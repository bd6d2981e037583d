/** A flow from left to right through columns of nodes, free of the drawing library. */
export interface FlowModel {
  readonly title: string;
  /** The reading of the chart in one sentence. */
  readonly summary: string;
  readonly kind: 'flow';
  /** Column by column; ids are unique over all of them. */
  readonly columns: readonly { readonly name: string; readonly nodes: readonly FlowNode[] }[];
  readonly links: readonly FlowLink[];
  readonly valueName: string;
  readonly format: (value: number) => string;
}

export interface FlowNode {
  readonly id: string;
  readonly name: string;
}

export interface FlowLink {
  readonly from: string;
  readonly to: string;
  readonly value: number;
}
