/** A paged document of headings, sentences and bars. */
export interface TextDocument {
  readonly title: string;
  readonly subtitle: string;
  /** ISO time with offset; used for the file's dates and footers. */
  readonly issuedAt: string;
  readonly preparedBy: string;
  readonly sections: readonly TextSection[];
  /** Footer of every page: user and data. */
  readonly footer: string;
  /** Watermark of every page. */
  readonly watermark: string;
}

export interface TextSection {
  readonly heading: string;
  /** True for a section that begins on a page of its own. */
  readonly startsPage?: boolean;
  readonly paragraphs: readonly string[];
  /** Horizontal bars, scaled to the longest. */
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
}
