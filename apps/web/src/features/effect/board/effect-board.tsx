import { EffectBasis } from '../../../shared/effect/effect-basis.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { EffectOrder } from '../detail/effect-header.tsx';
import type { EffectInput } from '../detail/use-effect.ts';
import { effectBoardPath } from '../effect-addresses.ts';
import { nothingYet } from '../effect-order-frame.tsx';
import { EffectPage } from '../effect-page.tsx';
import type { BoardAddress } from './board-address.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardCardView } from './board-card.tsx';
import styles from './board.module.css';
import { useBoard } from './use-board.ts';
import { useBoardFacts } from './use-board-facts.ts';

export interface EffectBoardProps {
  readonly address: BoardAddress;
  readonly onAddress: (address: BoardAddress) => void;
}

function Board({ input, address, onAddress }: EffectBoardProps & { readonly input: EffectInput }) {
  const state = useBoard(address.board, (board) => onAddress({ ...address, board }));
  const { facts, scope, error, refetch } = useBoardFacts(input);
  const { cards } = state;
  if (error && !facts) return <StateBlock kind="section-failed" error={error} onRetry={refetch} />;
  if (!facts || (!state.stored.data && !state.stored.error))
    return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const swapped = (at: number) =>
    cards.map((card, i) => (i === at ? cards[at - 1] : i === at - 1 ? cards[at] : card));
  return (
    <div className={styles.page}>
      <BoardBar state={state} input={input} />
      {cards.length === 0 ? (
        <StateBlock
          kind="empty"
          title="看板还没有卡片"
          description="从「添加卡片」选择，或写一个自定义公式。"
        />
      ) : (
        <div className={styles.grid}>
          {cards.map((card, at) => (
            <BoardCardView
              key={card}
              card={card}
              facts={facts}
              isFirst={at === 0}
              onUp={() => state.edit(swapped(at))}
              onRemove={() => state.edit(cards.filter((one) => one !== card))}
            />
          ))}
        </div>
      )}
      {scope && <EffectBasis scope={scope} />}
    </div>
  );
}

function Content({ effect, ...props }: EffectBoardProps & { readonly effect: EffectOrder }) {
  const nothing = nothingYet(effect);
  if (nothing) return <StateBlock kind="not-produced" minHeight={320} {...nothing} />;
  const { orderId, cities } = effect.order;
  const cityCode = cities.find((one) => one.cityCode === props.address.city)?.cityCode;
  return <Board {...props} input={cityCode === undefined ? { orderId } : { orderId, cityCode }} />;
}

/** 深度评估: which city, medium and week made it, on a board of one's own. */
export function EffectBoard(props: EffectBoardProps) {
  return (
    <EffectPage here={effectBoardPath} {...props}>
      {(effect) => <Content effect={effect} {...props} />}
    </EffectPage>
  );
}
