import { fittedPhoto } from './album-deck.ts';
import { ink, sourceLine, tableSlides, textBox } from './deck-pages.ts';
import type { MonitoredPhoto } from './monitoring-document.ts';
import type { SlideDraft } from './slide-draft.ts';

const frames = [
  { x: 40, y: 80 },
  { x: 490, y: 80 },
  { x: 40, y: 286 },
  { x: 490, y: 286 },
].map((corner) => ({ ...corner, width: 430, height: 178 }));

/** Four photos per page, each with its caption below. */
export function photoSlides(
  photos: readonly Pick<MonitoredPhoto, 'picture' | 'caption'>[],
  from: string,
  title = '监播照片',
): SlideDraft[] {
  const pages = Math.ceil(photos.length / 4);
  return Array.from({ length: pages }, (_, page) => ({
    title: `${title}（${page + 1}/${pages}）`,
    elements: [
      ...photos.slice(page * 4, page * 4 + 4).flatMap(({ picture, caption }, i) => {
        const frame = frames[i];
        const below = { ...frame, y: frame.y + frame.height + 4, height: 16 };
        return [
          picture === null
            ? textBox(frame, ['照片格式不支持嵌入，请在系统中查看'], {
                size: 11,
                fill: ink.pale,
                align: 'center' as const,
                anchor: 'middle' as const,
              })
            : fittedPhoto(picture, frame, caption),
          textBox(below, [caption], { size: 9, color: ink.quiet, align: 'center' }),
        ];
      }),
      sourceLine(from),
    ],
  }));
}

/** Time, place and device of each photo. */
export function photoAppendix(photos: readonly MonitoredPhoto[], from: string): SlideDraft[] {
  return photos.length === 0
    ? []
    : tableSlides({
        title: '附录：照片拍摄信息',
        name: '照片拍摄信息',
        columns: [
          { title: '点位/线路', width: 190 },
          { title: '景别', width: 44 },
          { title: '拍摄时间', width: 112 },
          { title: 'GPS', width: 140 },
          { title: '偏差(米)', width: 60 },
          { title: '审核', width: 60 },
          { title: '疑点', width: 134 },
          { title: '文件指纹', width: 140 },
        ],
        rows: photos.map(({ record }) => record),
        source: from,
        size: 8,
      });
}
