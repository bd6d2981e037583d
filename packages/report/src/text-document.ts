/** A document of headings, sentences and bars, as a reader pages through it. */
export interface TextDocument {
  readonly title: string;
  readonly subtitle: string;
  /** ISO time with offset; the file's dates and footers are it. */
  readonly issuedAt: string;
  readonly preparedBy: string;
  readonly sections: readonly TextSection[];
  /** Printed small on every page: who, from which data. */
  readonly footer: string;
  /** Printed across every page, pale. */
  readonly watermark: string;
}

export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Horizontal bars, drawn against the longest. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
}
