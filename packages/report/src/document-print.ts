import type { DocumentHeader } from './plan-document.ts';
import type { PagePrint } from './workbook-draft.ts';

export type PrintedHeader = Pick<
  DocumentHeader,
  'issuedAt' | 'preparedBy' | 'watermarkText' | 'dataReleases' | 'demo'
>;

/** Local date and time as printed: `2026-10-02 09:30`. */
export function issuedTime(header: Pick<DocumentHeader, 'issuedAt'>): string {
  return header.issuedAt.slice(0, 16).replace('T', ' ');
}

/** Page set-up of a sheet: watermark in the centre of the header, data release and issue time in the footer. */
export function documentPrint(
  header: PrintedHeader,
  page: Pick<PagePrint, 'paper' | 'orientation'> & Partial<Pick<PagePrint, 'repeatRows' | 'repeatColumns'>>,
  left: string,
  right: string,
): PagePrint {
  return {
    repeatRows: 0,
    repeatColumns: 0,
    ...page,
    headerLeft: left,
    watermark: header.demo ? `演示数据 ${header.watermarkText}` : header.watermarkText,
    headerRight: right,
    footerLeft: `数据版本 ${header.dataReleases.join('、')}  出具 ${header.preparedBy} ${issuedTime(header)}`,
  };
}

/** Yuan of whole fen; the nearest double, which readers of the file parse back. */
export function yuan(amountFen: number): number {
  return amountFen / 100;
}

/** Basis points as a fraction. */
export function fraction(basisPoints: number): number {
  return basisPoints / 10_000;
}
