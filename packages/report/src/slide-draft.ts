/**
 * Content of the slides of a presentation. Lengths are points on a page of 960 × 540; colours are RRGGBB.
 */

export const slideWidth = 960;
export const slideHeight = 540;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type TextAlign = 'left' | 'center' | 'right';

export interface TextLook {
  readonly size: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly align?: TextAlign;
}

/** A part of a paragraph in a look of its own. */
export interface TextRun extends Partial<Omit<TextLook, 'align'>> {
  readonly text: string;
}

export type Paragraph = string | readonly TextRun[];

export interface TextElement extends Place, TextLook {
  readonly kind: 'text';
  readonly paragraphs: readonly Paragraph[];
  readonly anchor?: 'top' | 'middle' | 'bottom';
  readonly fill?: string;
  readonly hasBullets?: boolean;
}

export interface TableColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: TextAlign;
}

/** A head row, then rows with one text per column; the last row may be a total. */
export interface TableElement {
  readonly kind: 'table';
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly size: number;
  readonly hasTotal?: boolean;
}

export interface ChartSeries {
  readonly name: string;
  /** One per category; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly color: string;
  /** A line that is modelled, without markers and labels. */
  readonly isDashed?: boolean;
  /** Bars that are a frame: what was planned. */
  readonly isOutlined?: boolean;
}

/** A native chart: its figures are in an embedded workbook and can be edited. */
export interface ChartElement extends Place {
  readonly kind: 'chart';
  readonly form: 'column' | 'bar' | 'line';
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Number format as in a spreadsheet: `0.0%`, `#,##0`. */
  readonly numberFormat: string;
}

export interface PictureElement extends Place {
  readonly kind: 'picture';
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly description: string;
  /** What is cut off at each side, as a share of the picture. */
  readonly crop?: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

export interface LineLook {
  readonly color: string;
  readonly width: number;
  readonly isDashed?: boolean;
}

/** A filled or stroked form. */
export interface ShapeElement extends Place {
  readonly kind: 'shape';
  readonly name: string;
  readonly form:
    | { readonly kind: 'rectangle'; readonly radius?: number }
    | { readonly kind: 'ellipse' }
    /** Absolute commands M, L, H, V, Q, C and Z, in points from the upper left corner of the place. */
    | { readonly kind: 'path'; readonly commands: string };
  readonly fill?: string;
  readonly line?: LineLook;
  /** Of the fill, from 0 to 1. */
  readonly opacity?: number;
}

/** Elements that are moved and scaled together. */
export interface GroupElement extends Place {
  readonly kind: 'group';
  readonly name: string;
  readonly elements: readonly LeafElement[];
}

/** A line through points of the page. */
export interface PathElement {
  readonly kind: 'path';
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
  readonly color: string;
  readonly width: number;
}

export interface DotElement extends Place {
  readonly kind: 'dot';
  readonly name: string;
  readonly color: string;
}

export type LeafElement =
  | TextElement
  | TableElement
  | ChartElement
  | PictureElement
  | PathElement
  | DotElement
  | ShapeElement;

export type SlideElement = LeafElement | GroupElement;

/** The elements of a page in the order in which they are drawn, groups taken apart. */
export const leavesOf = (elements: readonly SlideElement[]): LeafElement[] =>
  elements.flatMap((element) => (element.kind === 'group' ? element.elements : [element]));

export interface SlideDraft {
  /** The headline of the page, a sentence. */
  readonly title: string;
  readonly isCover?: boolean;
  readonly elements: readonly SlideElement[];
}

export interface PresentationDraft {
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** Of the file's properties, for programs. */
  readonly keywords?: string;
  /** ISO time with offset: the file's dates. */
  readonly issuedAt: string;
  /** Footer of every page. */
  readonly footer: string;
  /** Watermark of every page. */
  readonly watermark: string;
  readonly slides: readonly SlideDraft[];
}
