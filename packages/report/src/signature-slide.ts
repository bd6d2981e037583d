import { ink, pageArea, sourceLine, textBox } from './deck-pages.ts';
import type { SlideDraft } from './slide-draft.ts';

/** The page on which both parties sign. */
export function signatureSlide(
  title: string,
  clientName: string,
  issuer: { readonly role: string; readonly name: string },
  source: string,
): SlideDraft {
  const party = (x: number, name: string) =>
    textBox(
      { x, y: pageArea.y + 20, width: 430, height: 200 },
      [name, '', '授权代表（签字）：', '', '盖章：', '', '日期：      年    月    日'],
      { size: 13, fill: ink.pale },
    );
  return {
    title,
    elements: [
      party(40, `客户（甲方）：${clientName}`),
      party(490, `${issuer.role}（乙方）：${issuer.name}`),
      sourceLine(source),
    ],
  };
}
