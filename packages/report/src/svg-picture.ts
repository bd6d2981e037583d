import type { GroupElement, LeafElement, Place } from './slide-draft.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const short = (value: number): string => String(Math.round(value * 10) / 10);

function paintOf(element: Extract<LeafElement, { kind: 'shape' }>): string {
  const { fill, line, opacity } = element;
  const dash = line?.isDashed === true ? ' stroke-dasharray="3 2.4"' : '';
  const stroke =
    line === undefined
      ? ''
      : ` stroke="#${line.color}" stroke-width="${short(line.width)}" stroke-linecap="round" stroke-linejoin="round"${dash}`;
  return ` fill="${fill === undefined ? 'none' : `#${fill}`}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}${stroke}`;
}

function elementSvg(element: LeafElement, frame: Place): string {
  if (element.kind !== 'text' && element.kind !== 'shape') return '';
  const [x, y] = [element.x - frame.x, element.y - frame.y] as const;
  if (element.kind === 'text') {
    const [text] = element.paragraphs;
    if (typeof text !== 'string') return '';
    const at = `x="${short(x + element.width / 2)}" y="${short(y + element.height / 2 + element.size * 0.36)}"`;
    return `<text ${at} font-size="${element.size}" text-anchor="middle" fill="#${element.color ?? '14202E'}">${escaped(text)}</text>`;
  }
  const { form, width, height } = element;
  if (form.kind === 'path')
    return `<path d="${form.commands}" transform="translate(${short(x)} ${short(y)})" fill-rule="evenodd"${paintOf(element)}/>`;
  if (form.kind === 'ellipse')
    return `<ellipse cx="${short(x + width / 2)}" cy="${short(y + height / 2)}" rx="${short(width / 2)}" ry="${short(height / 2)}"${paintOf(element)}/>`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(form.radius ?? 0)}"${paintOf(element)}/>`;
}

/** A group of shapes and centred labels, as a city map is, as SVG text. */
export function groupSvg(group: GroupElement): string {
  const size = `viewBox="0 0 ${short(group.width)} ${short(group.height)}" width="${short(group.width)}" height="${short(group.height)}"`;
  const parts = group.elements.map((element) => elementSvg(element, group)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="PingFang SC,Microsoft YaHei,Noto Sans SC,sans-serif">${parts}</svg>`;
}
