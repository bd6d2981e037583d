import { boxXml, named, solid, units } from './drawing-xml.ts';
import { pathSteps, type PathStep } from '@ooh/media-picture/path-commands';
import type { LineLook, ShapeElement } from './slide-draft.ts';

/** Units of a drawn path in a point: fine enough, and short to write. */
const pathUnits = 20;

const pointXml = ([x, y]: readonly [number, number]): string =>
  `<a:pt x="${Math.round(x * pathUnits)}" y="${Math.round(y * pathUnits)}"/>`;

const stepTags = { M: 'moveTo', L: 'lnTo', Q: 'quadBezTo', C: 'cubicBezTo' } as const;

function stepXml({ command, points }: PathStep): string {
  if (command === 'Z') return '<a:close/>';
  const tag = stepTags[command];
  return `<a:${tag}>${points.map(pointXml).join('')}</a:${tag}>`;
}

function geometryXml({ form, width, height, fill }: ShapeElement): string {
  if (form.kind === 'ellipse') return '<a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>';
  if (form.kind === 'path') {
    const size = `w="${Math.round(width * pathUnits)}" h="${Math.round(height * pathUnits)}"`;
    const way = pathSteps(form.commands).map(stepXml).join('');
    return `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path ${size}${fill === undefined ? ' fill="none"' : ''}>${way}</a:path></a:pathLst></a:custGeom>`;
  }
  const { radius = 0 } = form;
  if (radius === 0) return '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
  const part = Math.round(Math.min(0.5, radius / Math.max(0.01, Math.min(width, height))) * 100_000);
  return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${part}"/></a:avLst></a:prstGeom>`;
}

function lineXml(line: LineLook | undefined): string {
  if (line === undefined) return '<a:ln><a:noFill/></a:ln>';
  const dash = line.isDashed === true ? '<a:prstDash val="dash"/>' : '';
  return `<a:ln w="${units(line.width)}" cap="rnd">${solid(line.color)}${dash}<a:round/></a:ln>`;
}

export function shapeXml(shape: ShapeElement, id: number): string {
  const fill = shape.fill === undefined ? '<a:noFill/>' : solid(shape.fill, shape.opacity);
  return `<p:sp><p:nvSpPr>${named(id, shape.name)}<p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${boxXml(shape)}${geometryXml(shape)}${fill}${lineXml(shape.line)}</p:spPr></p:sp>`;
}
