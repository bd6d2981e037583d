import {
  boxXml,
  drawingSpaces,
  fontName,
  paragraphXml,
  runProperties,
  solid,
  units,
  xmlHead,
  xmlText,
} from './drawing-xml.ts';
import { emptyGroup } from './slide-part.ts';
import { slideHeight, slideWidth, type PresentationDraft } from './slide-draft.ts';

/** Two lines of a headline. */
export const titleBox = { x: 40, y: 18, width: 880, height: 58 } as const;
export const coverTitleBox = { x: 60, y: 170, width: 470, height: 110 } as const;
/** Ground of the cover. */
export const coverInk = '0B1626';
const spaces = `${drawingSpaces} xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const accents = ['027FFF', '5B6B7F', '2F86EA', '9A5B00', '0F7F45', '626D7A'];
const rgb = (tag: string, color: string): string => `<a:${tag}><a:srgbClr val="${color}"/></a:${tag}>`;

function fontsXml(tag: string): string {
  return `<a:${tag}><a:latin typeface="${fontName}"/><a:ea typeface="${fontName}"/><a:cs typeface="${fontName}"/><a:font script="Hans" typeface="${fontName}"/></a:${tag}>`;
}

/** Colours, and one Chinese typeface for headings and text. */
export function themeXml(): string {
  const colours = [
    rgb('dk1', '14202E'),
    rgb('lt1', 'FFFFFF'),
    rgb('dk2', '465365'),
    rgb('lt2', 'F4F6F8'),
    ...accents.map((color, i) => rgb(`accent${i + 1}`, color)),
    rgb('hlink', '0A62CC'),
    rgb('folHlink', '765082'),
  ].join('');
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = (width: number) => `<a:ln w="${width}">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="提案"><a:themeElements><a:clrScheme name="提案">${colours}</a:clrScheme><a:fontScheme name="提案">${fontsXml('majorFont')}${fontsXml('minorFont')}</a:fontScheme><a:fmtScheme name="提案"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line(6350)}${line(12700)}${line(19050)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

const levels = Array.from(
  { length: 9 },
  (_, i) =>
    `<a:lvl${i + 1}pPr marL="0" indent="0" algn="l"><a:buNone/>${runProperties('defRPr', { size: 14 })}</a:lvl${i + 1}pPr>`,
).join('');

/** The slide master: white, with the product's text colour. */
export function masterXml(): string {
  const styles = `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:buNone/>${runProperties('defRPr', { size: 22, bold: true })}</a:lvl1pPr></p:titleStyle><p:bodyStyle>${levels}</p:bodyStyle><p:otherStyle>${levels}</p:otherStyle></p:txStyles>`;
  return `${xmlHead}<p:sldMaster ${spaces}><p:cSld><p:bg><p:bgPr>${solid('FFFFFF')}<a:effectLst/></p:bgPr></p:bg><p:spTree>${emptyGroup}${titlePlace(2, titleBox, '')}</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst>${styles}</p:sldMaster>`;
}

function titlePlace(
  id: number,
  place: { x: number; y: number; width: number; height: number },
  style: string,
): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="标题"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr><p:spPr>${boxXml(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"><a:normAutofit/></a:bodyPr><a:lstStyle>${style}</a:lstStyle><a:p><a:r><a:rPr lang="zh-CN"/><a:t>标题</a:t></a:r></a:p></p:txBody></p:sp>`;
}

const bar = (id: number, place: { x: number; y: number; width: number; height: number }, color: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="色块 ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${boxXml(place)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${solid(color)}</p:spPr></p:sp>`;

const fixedText = (
  id: number,
  place: { x: number; y: number; width: number; height: number },
  paragraph: string,
  turn = '',
) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="固定文本 ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${boxXml(place, 'a:xfrm', turn)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>${paragraph}</p:txBody></p:sp>`;

/** Watermark across the page, with the same rotation as on screen. */
function watermarkXml(text: string, color: string): string {
  const look = { size: 16, color, align: 'center' } as const;
  return [
    [90, 130],
    [520, 200],
    [90, 330],
    [520, 400],
  ]
    .map(([x, y], i) =>
      fixedText(20 + i, { x: x, y: y, width: 360, height: 30 }, paragraphXml(text, look), ' rot="-900000"'),
    )
    .join('');
}

const footLook = { size: 9, color: '626D7A' } as const;

function pageNumber(): string {
  return `<a:p><a:pPr algn="r"/><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${runProperties('rPr', footLook)}<a:t>‹#›</a:t></a:fld></a:p>`;
}

/** Two layouts: a cover, and a page with headline and sources. */
export function layoutXml(draft: PresentationDraft, isCover: boolean): string {
  const foot = [
    fixedText(30, { x: 40, y: 514, width: 800, height: 16 }, paragraphXml(draft.footer, footLook)),
    fixedText(31, { x: 860, y: 514, width: 60, height: 16 }, pageNumber()),
  ].join('');
  const style = `<a:lvl1pPr>${runProperties('defRPr', { size: 32, bold: true, color: 'FFFFFF' })}</a:lvl1pPr>`;
  const shapes = isCover
    ? bar(10, { x: 0, y: 0, width: slideWidth, height: slideHeight }, coverInk) +
      watermarkXml(draft.watermark, '16243A') +
      titlePlace(2, coverTitleBox, style)
    : watermarkXml(draft.watermark, 'EFF2F5') +
      bar(10, { x: 40, y: 508, width: 880, height: 0.5 }, 'E3E7EC') +
      titlePlace(2, titleBox, '');
  return `${xmlHead}<p:sldLayout ${spaces} preserve="1"><p:cSld name="${isCover ? '封面' : '内容页'}"><p:spTree>${emptyGroup}${shapes}${isCover ? '' : foot}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
}

/** The presentation itself: its pages by relationship. */
export function presentationXml(slideRelationships: readonly string[]): string {
  const pages = slideRelationships.map((id, i) => `<p:sldId id="${256 + i}" r:id="${id}"/>`).join('');
  return `${xmlHead}<p:presentation ${spaces} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${pages}</p:sldIdLst><p:sldSz cx="${units(slideWidth)}" cy="${units(slideHeight)}"/><p:notesSz cx="${units(540)}" cy="${units(720)}"/><p:defaultTextStyle>${levels}</p:defaultTextStyle></p:presentation>`;
}

/** Title, author and dates of the file. */
export function corePropertiesXml(draft: PresentationDraft): string {
  const issued = `${new Date(draft.issuedAt).toISOString().slice(0, 19)}Z`;
  const author = xmlText(draft.author);
  const keywords =
    draft.keywords === undefined ? '' : `<cp:keywords>${xmlText(draft.keywords)}</cp:keywords>`;
  return `${xmlHead}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(draft.title)}</dc:title><dc:creator>${author}</dc:creator><dc:description>${xmlText(draft.description)}</dc:description>${keywords}<cp:lastModifiedBy>${author}</cp:lastModifiedBy><dcterms:created xsi:type="dcterms:W3CDTF">${issued}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${issued}</dcterms:modified></cp:coreProperties>`;
}
