import { boxXml, drawingSpaces, named, paragraphXml, solid, units, xmlHead, xmlText } from './drawing-xml.ts';
import { shapeXml } from './shape-part.ts';
import type {
  ChartElement,
  DotElement,
  LeafElement,
  PathElement,
  PictureElement,
  SlideDraft,
  SlideElement,
  TableElement,
  TextElement,
} from './slide-draft.ts';

/** Ids of shapes on a page; 1 is the page's own group. */
const titleId = 2;
const firstId = 3;
const slideSpaces = `${drawingSpaces} xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
/** Height of a table row relative to its font size. */
const rowHeight = 2.1;
const noBorders = ['lnL', 'lnR', 'lnT'].map((side) => `<a:${side} w="0"><a:noFill/></a:${side}>`).join('');
/** A rule below each row; none upright. */
const borders = (color: string): string => `${noBorders}<a:lnB w="6350">${solid(color)}</a:lnB>`;

function textXml(element: TextElement, id: number): string {
  const { paragraphs, anchor = 'top', fill, hasBullets = false } = element;
  const anchors = { top: 't', middle: 'ctr', bottom: 'b' } as const;
  const inset = fill === undefined ? 0 : units(8);
  const body = `<a:bodyPr wrap="square" lIns="${inset}" tIns="${inset / 2}" rIns="${inset}" bIns="${inset / 2}" anchor="${anchors[anchor]}"><a:normAutofit/></a:bodyPr><a:lstStyle/>`;
  const lines = paragraphs.map((text) => paragraphXml(text, element, hasBullets)).join('');
  return `<p:sp><p:nvSpPr>${named(id, `文本 ${id}`)}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${boxXml(element)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill === undefined ? '<a:noFill/>' : solid(fill)}</p:spPr><p:txBody>${body}${lines}</p:txBody></p:sp>`;
}

/** Height of a table if no text wraps. */
export const tableHeight = ({ rows, size }: Pick<TableElement, 'rows' | 'size'>): number =>
  (rows.length + 1) * size * rowHeight;

function tableXml(table: TableElement, id: number): string {
  const { columns, rows, size, hasTotal = false } = table;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const height = units(size * rowHeight);
  const cell = (text: string, column: number, kind: 'head' | 'row' | 'total'): string => {
    const { align = 'left' } = columns[column];
    const look = kind === 'head' ? { size, color: '626D7A', align } : { size, bold: kind === 'total', align };
    const fill = kind === 'total' ? solid('F4F6F8') : '<a:noFill/>';
    const rule = borders(kind === 'head' ? '14202E' : 'E3E7EC');
    return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text, look)}</a:txBody><a:tcPr marL="${units(4)}" marR="${units(4)}" marT="${units(2)}" marB="${units(2)}" anchor="ctr">${rule}${fill}</a:tcPr></a:tc>`;
  };
  const row = (cells: readonly string[], kind: 'head' | 'row' | 'total'): string =>
    `<a:tr h="${height}">${cells.map((text, column) => cell(text, column, kind)).join('')}</a:tr>`;
  const body = [
    row(
      columns.map(({ title }) => title),
      'head',
    ),
    ...rows.map((cells, i) => row(cells, hasTotal && i === rows.length - 1 ? 'total' : 'row')),
  ].join('');
  const grid = columns.map((column) => `<a:gridCol w="${units(column.width)}"/>`).join('');
  return `<p:graphicFrame><p:nvGraphicFramePr>${named(id, table.name)}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${boxXml({ x: table.x, y: table.y, width, height: tableHeight(table) }, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${grid}</a:tblGrid>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function chartFrameXml(chart: ChartElement, id: number, relationship: string): string {
  const description = chart.series
    .map(
      ({ name, values }) =>
        `${name}：${values.map((value, i) => `${chart.categories[i]} ${value ?? '—'}`).join('，')}`,
    )
    .join('；');
  return `<p:graphicFrame><p:nvGraphicFramePr>${named(id, chart.title, description)}<p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${boxXml(chart, 'p:xfrm')}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="${relationship}"/></a:graphicData></a:graphic></p:graphicFrame>`;
}

const sides = { left: 'l', top: 't', right: 'r', bottom: 'b' } as const;

function cropXml({ crop }: PictureElement): string {
  if (crop === undefined) return '';
  const cut = (['left', 'top', 'right', 'bottom'] as const).map(
    (side) => ` ${sides[side]}="${Math.round(crop[side] * 100_000)}"`,
  );
  return `<a:srcRect${cut.join('')}/>`;
}

const pictureXml = (picture: PictureElement, id: number, relationship: string): string =>
  `<p:pic><p:nvPicPr>${named(id, `图片 ${id}`, picture.description)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/>${cropXml(picture)}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${boxXml(picture)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

function pathXml({ name, points, color, width }: PathElement, id: number): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const place = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const at = ([x, y]: readonly [number, number]): string =>
    `<a:pt x="${units(x - left)}" y="${units(y - top)}"/>`;
  const way = points
    .map((point, i) => (i === 0 ? `<a:moveTo>${at(point)}</a:moveTo>` : `<a:lnTo>${at(point)}</a:lnTo>`))
    .join('');
  const shape = `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="${units(place.width)}" h="${units(place.height)}" fill="none">${way}</a:path></a:pathLst></a:custGeom>`;
  return `<p:sp><p:nvSpPr>${named(id, name)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${boxXml(place)}${shape}<a:noFill/><a:ln w="${units(width)}" cap="rnd">${solid(color)}<a:round/></a:ln></p:spPr></p:sp>`;
}

const dotXml = (dot: DotElement, id: number): string =>
  `<p:sp><p:nvSpPr>${named(id, dot.name)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${boxXml(dot)}<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>${solid(dot.color)}<a:ln w="9525">${solid('FFFFFF')}</a:ln></p:spPr></p:sp>`;

type RelationshipOf = (element: LeafElement) => string;

function leafXml(element: LeafElement, id: number, relationshipOf: RelationshipOf): string {
  switch (element.kind) {
    case 'text':
      return textXml(element, id);
    case 'table':
      return tableXml(element, id);
    case 'chart':
      return chartFrameXml(element, id, relationshipOf(element));
    case 'picture':
      return pictureXml(element, id, relationshipOf(element));
    case 'path':
      return pathXml(element, id);
    case 'dot':
      return dotXml(element, id);
    case 'shape':
      return shapeXml(element, id);
  }
}

/** An element with ids from `id` on; a group takes one for itself and one for each of its parts. */
function elementXml(element: SlideElement, id: number, relationshipOf: RelationshipOf): string {
  if (element.kind !== 'group') return leafXml(element, id, relationshipOf);
  const parts = element.elements.map((leaf, i) => leafXml(leaf, id + 1 + i, relationshipOf)).join('');
  const [off, ext] = [
    `x="${units(element.x)}" y="${units(element.y)}"`,
    `cx="${units(element.width)}" cy="${units(element.height)}"`,
  ];
  return `<p:grpSp><p:nvGrpSpPr>${named(id, element.name)}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off ${off}/><a:ext ${ext}/><a:chOff ${off}/><a:chExt ${ext}/></a:xfrm></p:grpSpPr>${parts}</p:grpSp>`;
}

/** The page's own part. `relationshipOf` returns the relationship id of a chart or picture. */
export function slideXml(slide: SlideDraft, relationshipOf: RelationshipOf): string {
  const title = `<p:sp><p:nvSpPr>${named(titleId, '标题')}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="zh-CN" altLang="en-US" dirty="0"/><a:t>${xmlText(slide.title)}</a:t></a:r></a:p></p:txBody></p:sp>`;
  let id = firstId;
  const shapes = slide.elements.map((element) => {
    const own = elementXml(element, id, relationshipOf);
    id += element.kind === 'group' ? 1 + element.elements.length : 1;
    return own;
  });
  const body = slide.isCover === true ? `${shapes.join('')}${title}` : `${title}${shapes.join('')}`;
  return `${xmlHead}<p:sld ${slideSpaces}><p:cSld><p:spTree>${emptyGroup}${body}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

/** Beginning of every shape tree. */
export const emptyGroup =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
