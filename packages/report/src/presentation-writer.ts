import { strToU8, zipSync, type Zippable } from 'fflate';
import { chartWorkbook, chartXml } from './chart-part.ts';
import { relationshipsXml, xmlHead, type Relationship } from './drawing-xml.ts';
import { corePropertiesXml, layoutXml, masterXml, presentationXml, themeXml } from './presentation-frame.ts';
import { slideXml } from './slide-part.ts';
import {
  leavesOf,
  type ChartElement,
  type LeafElement,
  type PictureElement,
  type PresentationDraft,
} from './slide-draft.ts';

/** Date of zip entries, independent of the clock: midnight of the format's first day, in any time zone. */
const entryTime = new Date(1980, 0, 1);
const packageTypes = 'application/vnd.openxmlformats-officedocument';

/** The parts of a file under construction. */
class Parts {
  readonly entries: Zippable = {};
  private readonly overrides: string[] = [];

  xml(path: string, text: string, type?: string): void {
    this.entries[path] = [strToU8(text), { mtime: entryTime, level: 6 }];
    if (type !== undefined)
      this.overrides.push(`<Override PartName="/${path}" ContentType="${packageTypes}.${type}+xml"/>`);
  }

  /** Bytes that are already compressed. */
  packed(path: string, bytes: Uint8Array): void {
    this.entries[path] = [bytes, { mtime: entryTime, level: 0 }];
  }

  contentTypes(): string {
    const defaults = [
      ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
      ['xml', 'application/xml'],
      ['xlsx', `${packageTypes}.spreadsheetml.sheet`],
      ['png', 'image/png'],
      ['jpg', 'image/jpeg'],
    ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
    const core =
      '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>';
    return `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join('')}${this.overrides.join('')}${core}</Types>`;
  }
}

async function putChart(
  parts: Parts,
  number: number,
  chart: ChartElement,
  issuedAt: string,
): Promise<string> {
  parts.packed(`ppt/embeddings/chart${number}.xlsx`, await chartWorkbook(chart, issuedAt));
  parts.xml(
    `ppt/charts/_rels/chart${number}.xml.rels`,
    relationshipsXml([{ id: 'rId1', type: 'package', target: `../embeddings/chart${number}.xlsx` }]),
  );
  parts.xml(`ppt/charts/chart${number}.xml`, chartXml(chart), 'drawingml.chart');
  return `../charts/chart${number}.xml`;
}

function putPicture(parts: Parts, number: number, picture: PictureElement): string {
  const extension = picture.mediaType === 'image/png' ? 'png' : 'jpg';
  parts.packed(`ppt/media/image${number}.${extension}`, picture.bytes);
  return `../media/image${number}.${extension}`;
}

async function putSlides(parts: Parts, draft: PresentationDraft): Promise<void> {
  let charts = 0;
  // A picture used on several pages is stored once.
  const pictures = new Map<Uint8Array, string>();
  for (const [index, slide] of draft.slides.entries()) {
    const relationships: Relationship[] = [
      {
        id: 'rId1',
        type: 'slideLayout',
        target: `../slideLayouts/slideLayout${slide.isCover === true ? 1 : 2}.xml`,
      },
    ];
    const idOf = new Map<LeafElement, string>();
    for (const element of leavesOf(slide.elements)) {
      const isChart = element.kind === 'chart';
      if (!isChart && element.kind !== 'picture') continue;
      const id = `rId${relationships.length + 1}`;
      idOf.set(element, id);
      let target: string;
      if (isChart) target = await putChart(parts, (charts += 1), element, draft.issuedAt);
      else {
        target = pictures.get(element.bytes) ?? putPicture(parts, pictures.size + 1, element);
        pictures.set(element.bytes, target);
      }
      relationships.push({ id, type: isChart ? 'chart' : 'image', target });
    }
    const name = `slide${index + 1}.xml`;
    parts.xml(
      `ppt/slides/${name}`,
      slideXml(slide, (element) => idOf.get(element) ?? ''),
      'presentationml.slide',
    );
    parts.xml(`ppt/slides/_rels/${name}.rels`, relationshipsXml(relationships));
  }
}

function putFrame(parts: Parts, draft: PresentationDraft): void {
  const slideIds = draft.slides.map((_, i) => `rId${i + 3}`);
  const documentPart = { id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' };
  const core = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
  parts.xml(
    '_rels/.rels',
    relationshipsXml([documentPart, { id: 'rId2', type: core, target: 'docProps/core.xml' }]),
  );
  parts.xml('docProps/core.xml', corePropertiesXml(draft));
  parts.xml('ppt/presentation.xml', presentationXml(slideIds), 'presentationml.presentation.main');
  parts.xml(
    'ppt/_rels/presentation.xml.rels',
    relationshipsXml([
      { id: 'rId1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      { id: 'rId2', type: 'theme', target: 'theme/theme1.xml' },
      ...slideIds.map((id, i) => ({ id, type: 'slide', target: `slides/slide${i + 1}.xml` })),
    ]),
  );
  parts.xml('ppt/theme/theme1.xml', themeXml(), 'theme');
  parts.xml('ppt/slideMasters/slideMaster1.xml', masterXml(), 'presentationml.slideMaster');
  parts.xml(
    'ppt/slideMasters/_rels/slideMaster1.xml.rels',
    relationshipsXml([
      { id: 'rId1', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      { id: 'rId2', type: 'slideLayout', target: '../slideLayouts/slideLayout2.xml' },
      { id: 'rId3', type: 'theme', target: '../theme/theme1.xml' },
    ]),
  );
  for (const number of [1, 2]) {
    const path = `slideLayout${number}.xml`;
    parts.xml(`ppt/slideLayouts/${path}`, layoutXml(draft, number === 1), 'presentationml.slideLayout');
    parts.xml(
      `ppt/slideLayouts/_rels/${path}.rels`,
      relationshipsXml([{ id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }]),
    );
  }
}

/**
 * Writes a presentation (.pptx). Charts are native: each has its own workbook and can be edited. The same draft
 * gives the same bytes.
 *
 * @throws RangeError without pages or with an invalid issue time
 */
export async function writePresentation(draft: PresentationDraft): Promise<Uint8Array> {
  if (draft.slides.length === 0) throw new RangeError('演示文稿没有页面');
  const parts = new Parts();
  putFrame(parts, draft);
  await putSlides(parts, draft);
  const types = [strToU8(parts.contentTypes()), { mtime: entryTime, level: 6 }] as const;
  return zipSync({ '[Content_Types].xml': [types[0], types[1]], ...parts.entries });
}
