import { countText, ink, sourceLine, textBox } from './deck-pages.ts';
import type { SlideDraft, SlideElement } from './slide-draft.ts';
import { workPicture, type DocumentWork } from './work-picture.ts';

const worksOfPage = 6;
const frame = { width: 280, height: 157.5 } as const;
const gap = 20;
const step = 194;

/** Where the pictures of works come from. */
export const worksSource =
  '来源：创意应用图库，由策划人员选入提案素材；没有照片的作品按其品牌、形式与技术绘制，为效果示意';

/** Works that share a page, with its headline: six on a page; none without works. */
export function worksByPage(
  works: readonly DocumentWork[],
): { readonly title: string; readonly works: readonly DocumentWork[] }[] {
  const pages = Math.ceil(works.length / worksOfPage);
  return Array.from({ length: pages }, (_, page) => {
    const count = pages > 1 ? `（${page + 1}/${pages}）` : '';
    return {
      title: `创意参考：${countText(works.length)} 个同类作品${count}`,
      works: works.slice(page * worksOfPage, (page + 1) * worksOfPage),
    };
  });
}

/** The pictures of up to six works, each with its title and caption. */
export function worksElements(shown: readonly DocumentWork[]): SlideElement[] {
  const columns = Math.min(3, shown.length);
  const left = 40 + (880 - columns * frame.width - (columns - 1) * gap) / 2;
  const top = 88 + (shown.length <= 3 ? step / 2 : 0);
  return shown.flatMap((work, i) => {
    const x = left + (i % columns) * (frame.width + gap);
    const y = top + Math.floor(i / columns) * step;
    return [
      workPicture(work, { x, y, ...frame }),
      textBox({ x, y: y + frame.height + 2, width: frame.width, height: 17 }, [work.title], {
        size: 11,
        bold: true,
      }),
      textBox({ x, y: y + frame.height + 18, width: frame.width, height: 15 }, [work.caption], {
        size: 9,
        color: ink.quiet,
      }),
    ];
  });
}

/** 创意参考: the works that were chosen for a proposal, six on a page; no page without works. */
export const creativeSlides = (works: readonly DocumentWork[]): SlideDraft[] =>
  worksByPage(works).map((page) => ({
    title: page.title,
    elements: [...worksElements(page.works), sourceLine(worksSource)],
  }));
