import { documentPhoto } from './picture-size.ts';
import { fittedPhoto } from './album-deck.ts';
import { coverSlide, deckOf, ink, pageArea, sourceLine, textBox, tiles } from './deck-pages.ts';
import type { ReportIdentity } from './closing-report-facts.ts';
import type { DocumentHeader } from './plan-document.ts';
import { identityText } from './report-identity.ts';
import { writePresentation } from './presentation-writer.ts';
import { worksElements, worksSource } from './creative-slides.ts';
import type { DeckBlock, DeckPage } from './deck-page.ts';
import { mapWithLegend } from './map-with-legend.ts';
import type { ReportChart, ReportMeaning, ReportPhotos, ReportTable, ReportText } from './report-page.ts';
import type { Place, PresentationDraft, SlideDraft, SlideElement } from './slide-draft.ts';
import { slidePdf } from './slide-pdf.ts';

/** A report ready for files: pages as they are shown, and the bytes of their photos by id. */
export interface ReportDocument {
  readonly header: DocumentHeader;
  /** As in the file name: 公交数字报告. */
  readonly name: string;
  readonly pages: readonly DeckPage[];
  readonly photos: Readonly<Record<string, Uint8Array>>;
  /** What the report was made of, kept in the file for those who check it. */
  readonly identity?: ReportIdentity;
}

const colours: Readonly<Record<ReportMeaning, string>> = {
  plan: '5B6B7F',
  'as-run': ink.brand,
  'third-party': ink.reference,
  other: 'A3ABB6',
};
const hues = [ink.brand, ink.second, ink.third, '7A4DD8', 'C2410C', '0E7490'] as const;
const formats = { count: '#,##0', share: '0.0%' } as const;

const chart = (block: ReportChart, place: Place): SlideElement => ({
  kind: 'chart',
  ...place,
  form: block.form,
  title: `${block.title}（${block.valueName}）`,
  categories: block.categories,
  series: block.series.map(({ name, meaning, values, hue }) => ({
    name,
    values,
    color: hue === undefined ? colours[meaning] : hues[hue % hues.length],
    ...(meaning === 'plan' && block.form !== 'line' ? { isOutlined: true } : {}),
  })),
  numberFormat: formats[block.unit],
});

/** Tables of no more rows have larger letters. */
const roomyRows = 10;

function table(block: ReportTable, { x, y, width }: Place): SlideElement {
  const total = block.columns.reduce((sum, column) => sum + column.width, 0);
  return {
    kind: 'table',
    x,
    y,
    name: block.name,
    columns: block.columns.map(({ title, width: share, align }) => ({
      title,
      width: Math.floor((share / total) * width),
      ...(align === undefined ? {} : { align }),
    })),
    rows: block.rows,
    size: (width < pageArea.width ? 10 : 11) + (block.rows.length <= roomyRows ? 2 : 0),
    hasTotal: block.hasTotal ?? false,
  };
}

const text = ({ paragraphs, isLarge = false }: ReportText, place: Place): SlideElement =>
  textBox(
    place,
    paragraphs,
    isLarge ? { size: 22, anchor: 'middle' } : { size: 12, hasBullets: paragraphs.length > 1 },
  );

/** Six photos on a page, each with its caption below. */
function photos(
  { photos: shown }: ReportPhotos,
  bytesOf: ReportDocument['photos'],
  place: Place,
): SlideElement[] {
  const gap = 16;
  const width = (place.width - 2 * gap) / 3;
  const height = (place.height - gap) / 2;
  return shown.flatMap(({ photoId, caption }, i): SlideElement[] => {
    const x = place.x + (i % 3) * (width + gap);
    const y = place.y + Math.floor(i / 3) * (height + gap);
    const frame = { x, y, width, height: height - 20 };
    const bytes = bytesOf[photoId];
    const picture = bytes === undefined ? null : documentPhoto(bytes);
    return [
      picture === null
        ? textBox(frame, ['照片无法打开'], { size: 11, fill: ink.pale, align: 'center', anchor: 'middle' })
        : fittedPhoto(picture, frame, caption),
      textBox({ x, y: y + height - 18, width, height: 16 }, [caption], {
        size: 9,
        color: ink.quiet,
        align: 'center',
      }),
    ];
  });
}

function blockElements(block: DeckBlock, place: Place, bytesOf: ReportDocument['photos']): SlideElement[] {
  switch (block.kind) {
    case 'kpis':
      return tiles(block.items, place.y);
    case 'chart':
      return [chart(block, place)];
    case 'table':
      return [table(block, place)];
    case 'text':
      return [text(block, place)];
    case 'photos':
      return photos(block, bytesOf, place);
    case 'map':
      return mapWithLegend(block.map, place, block.legend);
    case 'works':
      return worksElements(block.works);
  }
}

/** What pictures of a page say of themselves, after the source of its figures. */
function pageSource({ blocks, source }: DeckPage): string {
  if (blocks.some(({ kind }) => kind === 'works')) return worksSource;
  const maps = blocks.flatMap((block) => (block.kind === 'map' ? [block.map.attribution] : []));
  return [source, ...maps].join('；');
}

/** Figures stand on top over the whole width; what follows shares the rest side by side. */
function pageElements(page: DeckPage, bytesOf: ReportDocument['photos']): SlideElement[] {
  const figures = page.blocks.filter(({ kind }) => kind === 'kpis');
  const others = page.blocks.filter(({ kind }) => kind !== 'kpis');
  const top = pageArea.y + figures.length * 112;
  const gap = 20;
  const width = (pageArea.width - gap * (others.length - 1)) / Math.max(1, others.length);
  return [
    ...figures.flatMap((block) => blockElements(block, { ...pageArea }, bytesOf)),
    ...others.flatMap((block, i) =>
      blockElements(
        block,
        { x: pageArea.x + i * (width + gap), y: top, width, height: pageArea.y + pageArea.height - top },
        bytesOf,
      ),
    ),
    sourceLine(pageSource(page)),
  ];
}

function draftOf(report: ReportDocument): PresentationDraft {
  const { header, name, identity } = report;
  const slides = report.pages.map((page): SlideDraft => {
    const { title, blocks, isCover = false } = page;
    if (!isCover) return { title, elements: pageElements(page, report.photos) };
    const facts = blocks.flatMap((block) => (block.kind === 'text' ? block.paragraphs : []));
    return { ...coverSlide(header, name, [], facts), title };
  });
  const draft = deckOf(header, name, slides);
  return identity === undefined ? draft : { ...draft, keywords: identityText(identity) };
}

/** The report as a presentation with native charts. */
export const reportDeck = (report: ReportDocument): Promise<Uint8Array> => writePresentation(draftOf(report));

/** The same pages as PDF. */
export const reportPdf = (report: ReportDocument): Uint8Array => slidePdf(draftOf(report));
