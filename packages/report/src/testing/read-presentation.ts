import { openPackage, treesOf } from './read-package.ts';
import type { XmlElement } from './read-package.ts';

export interface ReadChart {
  readonly form: string;
  readonly title: string;
  readonly categories: string[];
  readonly series: { name: string; values: (number | null)[] }[];
  /** Its embedded workbook. */
  readonly workbook: Uint8Array;
}

export interface ReadSlide {
  readonly title: string;
  readonly texts: string[];
  /** By name: head and rows. */
  readonly tables: Map<string, string[][]>;
  readonly charts: ReadChart[];
  readonly pictures: number;
  /** Elements that exceed the page. */
  readonly overflowing: string[];
}

export interface ReadPresentation {
  readonly slides: ReadSlide[];
  /** Texts of the content layout: footer and watermark. */
  readonly frameTexts: string[];
  readonly parts: Map<string, string>;
  readonly entryTimes: number[];
}

/** All descendants of an element, itself included, with a name. */
function all(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  if (element.name === name) found.push(element);
  for (const one of element.children) all(one, name, found);
  return found;
}

const textOf = (element: XmlElement): string =>
  all(element, 'a:t')
    .map((run) => run.text)
    .join('');

/** Resolves a relationship's target relative to the part that contains it. */
function resolved(from: string, target: string): string {
  const path = target.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const piece of target.split('/')) {
    if (piece === '..') path.pop();
    else if (piece !== '') path.push(piece);
  }
  return path.join('/');
}

const relationshipsOf = (path: string): string => {
  const at = path.lastIndexOf('/');
  return `${path.slice(0, at + 1)}_rels/${path.slice(at + 1)}.rels`;
};

function cached(series: XmlElement, name: string): (string | null)[] {
  const [holder] = all(series, name);
  if (holder === undefined) return [];
  const count = Number(all(holder, 'c:ptCount')[0].attributes.val);
  const values: (string | null)[] = Array.from({ length: count }, () => null);
  for (const point of all(holder, 'c:pt')) values[Number(point.attributes.idx)] = all(point, 'c:v')[0].text;
  return values;
}

function readChart(xml: XmlElement, workbook: Uint8Array): ReadChart {
  const plot = all(xml, 'c:plotArea')[0];
  const form = plot.children.find((one) => one.name.endsWith('Chart'))!.name;
  const series = all(plot, 'c:ser');
  return {
    form,
    title: textOf(all(xml, 'c:title')[0]),
    categories: cached(series[0], 'c:cat').map((text) => text ?? ''),
    series: series.map((one) => ({
      name: cached(one, 'c:tx')[0] ?? '',
      values: cached(one, 'c:val').map((text) => (text === null ? null : Number(text))),
    })),
    workbook,
  };
}

function overflowing(slide: XmlElement, width: number, height: number): string[] {
  return [...all(slide, 'a:xfrm'), ...all(slide, 'p:xfrm')].flatMap((frame) => {
    const [off, ext] = frame.children;
    const right = Number(off.attributes.x) + Number(ext.attributes.cx);
    const bottom = Number(off.attributes.y) + Number(ext.attributes.cy);
    const isInside =
      Number(off.attributes.x) >= 0 && Number(off.attributes.y) >= 0 && right <= width && bottom <= height;
    return isInside ? [] : [JSON.stringify([off.attributes, ext.attributes])];
  });
}

/**
 * Opens a presentation from its XML only: checks that every part is well formed and has a declared type, and that every
 * relationship and reference is complete. Throws otherwise.
 */
export function readPresentation(bytes: Uint8Array): ReadPresentation {
  const { parts, entryTimes, bytesOf } = openPackage(bytes);
  const xmlOf = treesOf(parts);
  const types = xmlOf('[Content_Types].xml').children;
  const typed = new Set(types.map((one) => one.attributes.PartName ?? `.${one.attributes.Extension}`));
  for (const path of parts.keys()) {
    if (path === '[Content_Types].xml') continue;
    if (!typed.has(`/${path}`) && !typed.has(path.slice(path.lastIndexOf('.'))))
      throw new Error(`untyped part: ${path}`);
    if (/\.(xml|rels)$/.test(path)) xmlOf(path);
  }
  for (const path of typed)
    if (path.startsWith('/') && !parts.has(path.slice(1))) throw new Error(`typed but missing: ${path}`);
  const targetsOf = (path: string): Map<string, string> => {
    const relationships = relationshipsOf(path);
    if (!parts.has(relationships)) return new Map();
    const targets = new Map(
      xmlOf(relationships).children.map((one) => [one.attributes.Id, resolved(path, one.attributes.Target)]),
    );
    for (const target of targets.values())
      if (!parts.has(target)) throw new Error(`${path} names missing ${target}`);
    const used = [...(parts.get(path) ?? '').matchAll(/ r:(?:id|embed)="([^"]*)"/g)].map(([, id]) => id);
    for (const id of used) if (!targets.has(id)) throw new Error(`${path} uses unknown ${id}`);
    return targets;
  };
  const presentation = xmlOf('ppt/presentation.xml');
  const size = all(presentation, 'p:sldSz')[0].attributes;
  const pages = targetsOf('ppt/presentation.xml');
  for (const path of parts.keys()) if (/^ppt\/.*\.xml$/.test(path)) targetsOf(path);
  const slides = all(presentation, 'p:sldId').map(({ attributes }) => {
    const path = pages.get(attributes['r:id'])!;
    const slide = xmlOf(path);
    const ids = all(slide, 'p:cNvPr').map((one) => one.attributes.id);
    if (new Set(ids).size !== ids.length) throw new Error(`shape id twice on ${path}`);
    const targets = targetsOf(path);
    const frames = all(slide, 'p:graphicFrame');
    const tables = frames.flatMap((frame) => {
      const rows = all(frame, 'a:tr').map((row) => all(row, 'a:tc').map(textOf));
      return rows.length === 0 ? [] : [[all(frame, 'p:cNvPr')[0].attributes.name, rows] as const];
    });
    const charts = all(slide, 'c:chart').map((one) => {
      const chartPath = targets.get(one.attributes['r:id'])!;
      const [workbook] = targetsOf(chartPath).values();
      return readChart(xmlOf(chartPath), bytesOf(workbook));
    });
    const shapes = all(slide, 'p:sp');
    const isTitle = (shape: XmlElement) => all(shape, 'p:ph').length > 0;
    return {
      title: textOf(shapes.find(isTitle)!),
      texts: shapes
        .filter((shape) => !isTitle(shape))
        .map(textOf)
        .filter((text) => text !== ''),
      tables: new Map(tables),
      charts,
      pictures: all(slide, 'p:pic').length,
      overflowing: overflowing(slide, Number(size.cx), Number(size.cy)),
    };
  });
  const frameTexts = all(xmlOf('ppt/slideLayouts/slideLayout2.xml'), 'p:sp').map(textOf);
  return { slides, frameTexts, parts, entryTimes };
}
