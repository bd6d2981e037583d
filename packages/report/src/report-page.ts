/**
 * A report as pages: composed once, drawn on a screen and written to files. Every figure is a text, so that screen and
 * files cannot differ.
 */

/** plan: promised. as-run: modelled from posting records. third-party: reported by another. other: none of them. */
export type ReportMeaning = 'plan' | 'as-run' | 'third-party' | 'other';

export interface ReportKpis {
  readonly kind: 'kpis';
  readonly items: readonly { readonly label: string; readonly value: string; readonly note: string }[];
}

export interface ReportChart {
  readonly kind: 'chart';
  /** column: upright. bar: lying. */
  readonly form: 'column' | 'bar' | 'line';
  readonly title: string;
  readonly categoryName: string;
  readonly valueName: string;
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly meaning: ReportMeaning;
    /** Its place among several brands or media that are told apart by colour alone, from 0. */
    readonly hue?: number;
    readonly values: readonly (number | null)[];
  }[];
  readonly unit: 'count' | 'share';
}

export interface ReportTable {
  readonly kind: 'table';
  readonly name: string;
  readonly columns: readonly {
    readonly title: string;
    /** Share of the table's width. */
    readonly width: number;
    readonly align?: 'right';
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly hasTotal?: boolean;
}

export interface ReportPhotos {
  readonly kind: 'photos';
  readonly photos: readonly { readonly photoId: string; readonly caption: string }[];
}

export interface ReportText {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
  /** True for sentences that stand alone on a page. */
  readonly isLarge?: boolean;
}

export type ReportBlock = ReportKpis | ReportChart | ReportTable | ReportPhotos | ReportText;

export interface ReportPage {
  readonly pageId: string;
  /** Group of pages that are ordered among themselves. */
  readonly section: string;
  /** A sentence that states the result. */
  readonly title: string;
  readonly isCover?: boolean;
  readonly blocks: readonly ReportBlock[];
  readonly source: string;
}

/** A page that could not be made, and why. */
export interface OmittedPage {
  readonly title: string;
  readonly reason: string;
}

export interface ReportPages {
  readonly pages: readonly ReportPage[];
  readonly omitted: readonly OmittedPage[];
}

/** What a reader changed of a page; the list is in the order that he wants. */
export interface PageChange {
  readonly pageId: string;
  readonly isHidden: boolean;
  /** Null: the title that follows from the figures. */
  readonly title: string | null;
}

export interface ArrangedPage {
  readonly page: ReportPage;
  readonly isHidden: boolean;
  /** True where the title is not the one that follows from the figures. */
  readonly isRenamed: boolean;
}

/**
 * The pages in the wanted order, each within its section. Pages that the changes do not name stay behind the one that they
 * follow by nature; names of pages that there are not are ignored.
 */
export function arrangePages(pages: readonly ReportPage[], changes: readonly PageChange[]): ArrangedPage[] {
  const rankOf = new Map(changes.map(({ pageId }, rank) => [pageId, rank]));
  const changeOf = new Map(changes.map((change) => [change.pageId, change]));
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections.flatMap((section) => {
    let last = -1;
    const ranked = pages
      .filter((page) => page.section === section)
      .map((page, natural) => {
        last = rankOf.get(page.pageId) ?? last;
        return { page, natural, rank: last };
      });
    ranked.sort((a, b) => a.rank - b.rank || a.natural - b.natural);
    return ranked.map(({ page }) => {
      const change = changeOf.get(page.pageId);
      const title = change?.title ?? null;
      return {
        page: title === null ? page : { ...page, title },
        isHidden: change?.isHidden ?? false,
        isRenamed: title !== null,
      };
    });
  });
}

/** The pages that a presentation or a file has. */
export const shownPages = (arranged: readonly ArrangedPage[]): ReportPage[] =>
  arranged.filter(({ isHidden }) => !isHidden).map(({ page }) => page);
