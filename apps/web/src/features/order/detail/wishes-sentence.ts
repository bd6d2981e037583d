import type { ExplainedWish } from './wishes-card.tsx';

type Wish = Pick<ExplainedWish, 'wish' | 'isMet'>;

/** 「必投 3 处，2 处已选、1 处未选入；避投 2 处，均已避开」. */
export function wishesSentence(wishes: readonly Wish[]): string {
  const part = (wish: Wish['wish'], name: string, done: string, failed: string): string[] => {
    const own = wishes.filter((row) => row.wish === wish);
    const met = own.filter(({ isMet }) => isMet).length;
    const missed = own.length - met;
    if (own.length === 0) return [];
    const result =
      missed === 0 ? `均${done}` : met === 0 ? `均${failed}` : `${met} 处${done}、${missed} 处${failed}`;
    return [`${name} ${own.length} 处，${result}`];
  };
  return [...part('must', '必投', '已选', '未选入'), ...part('excluded', '避投', '已避开', '误选')].join(
    '；',
  );
}
