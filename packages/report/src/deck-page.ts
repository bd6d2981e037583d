import type { DocumentMap } from './document-map.ts';
import type { ReportBlock, ReportPage } from './report-page.ts';
import type { DocumentWork } from './work-picture.ts';

/** A map that files draw as shapes, and what its colours mean. */
export interface DeckMap {
  readonly kind: 'map';
  readonly map: DocumentMap;
  readonly legend: string;
}

/** 创意参考: up to six works, alone on their page. */
export interface DeckWorks {
  readonly kind: 'works';
  readonly works: readonly DocumentWork[];
}

/** What a page of a file may have; maps and works are drawn in files alone. */
export type DeckBlock = ReportBlock | DeckMap | DeckWorks;

export type DeckPage = Omit<ReportPage, 'blocks'> & { readonly blocks: readonly DeckBlock[] };
