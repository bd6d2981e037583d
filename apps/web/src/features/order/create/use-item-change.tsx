import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { useEffect, useRef, useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { itemInputOf, unitOf } from '../item-input.ts';
import { MediaConflict } from './media-conflict.tsx';
import type { NamedLine } from './merge-lines.ts';
import { conflictCode } from '../../../ui/saving/conflict-code.ts';

interface Attempt {
  readonly base: readonly NamedLine[];
  readonly mine: readonly NamedLine[];
  readonly options: ApplyOptions;
}

interface ApplyOptions {
  /** Names by unit of lines that the order does not hold yet. */
  readonly names?: ReadonlyMap<string, string>;
  /** What the version says of the change. */
  readonly note?: string;
  readonly onSuccess?: () => void;
}

/** Steps back, of which the newest is last. */
interface Past {
  readonly steps: readonly (readonly OrderItemInput[])[];
  /** The version made by the last own change: after another user has saved, undo would also undo their change. */
  readonly version: number;
}

const maxSteps = 20;

const namedLineOf = (item: OrderItem): NamedLine => ({
  input: itemInputOf(item),
  unitName: item.unitName,
});

/**
 * Every change of a line goes to the service at once: what is shown is what is stored, priced by the service.
 * `conflict` is shown when another user has saved in the meantime, and null otherwise.
 */
export function useItemChange(order: CallOutput<'mediaOrder/getById'>, onReload: () => void) {
  const { orderId, version } = order.row;
  const change = useMutationCall('mediaOrder/update');
  // Kept as it was when it was made: the order is read anew meanwhile, and both are compared with what is there.
  const [attempt, setAttempt] = useState<Attempt>();
  const [past, setPast] = useState<Past>({ steps: [], version });
  const awaitsUndo = useRef(false);
  // Known before the screen is drawn with it: a key may come in between.
  const isSending = useRef(false);
  const steps = past.version === version ? past.steps : [];
  // A change is on its way, or stored and not yet among the steps, or among them and the order not read anew.
  const stored = change.data?.version ?? past.version;
  const isSettling = change.isPending || stored > past.version || past.version > version;
  const send = (
    items: readonly OrderItemInput[],
    over: number,
    { note, onSuccess }: Pick<ApplyOptions, 'note' | 'onSuccess'>,
    /** State to which it can be undone; undefined if it contains changes of another user. */
    before: Past['steps'],
  ) => {
    isSending.current = true;
    change.mutate(
      { orderId, version: over, items: [...items], note },
      {
        onSuccess: (saved) => {
          setPast({ steps: before.slice(-maxSteps), version: saved.version });
          onSuccess?.();
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  };
  const attemptOf = (items: readonly OrderItemInput[], options: ApplyOptions): Attempt => {
    const base = order.items.map(namedLineOf);
    const names = new Map([
      ...(options.names ?? []),
      ...base.map((line) => [unitOf(line.input), line.unitName] as const),
    ]);
    const mine = items.map((input) => ({ input, unitName: names.get(unitOf(input)) ?? '新加入的媒体' }));
    return { base, mine, options };
  };
  const apply = (items: readonly OrderItemInput[], options: ApplyOptions = {}) => {
    setAttempt(attemptOf(items, options));
    send(items, version, options, [...steps, order.items.map(itemInputOf)]);
  };
  const undo = () => {
    // One that is asked for while a change is on its way follows it.
    awaitsUndo.current = isSettling || isSending.current;
    if (awaitsUndo.current) return;
    const before = steps.at(-1);
    if (before === undefined) return;
    const options = { note: '撤销上一步' };
    setAttempt(attemptOf(before, options));
    send(before, version, options, steps.slice(0, -1));
  };
  useEffect(() => {
    if (awaitsUndo.current && !isSettling) undo();
  });
  const isConflict = change.error?.code === conflictCode;
  return {
    apply,
    undo,
    canUndo: steps.length > 0,
    isBusy: change.isPending,
    /** Why the last change was not stored, unless another user had saved. */
    error: isConflict ? null : change.error,
    conflict: isConflict && attempt !== undefined && (
      <MediaConflict<NamedLine>
        orderId={orderId}
        base={attempt.base}
        mine={attempt.mine}
        lineOf={namedLineOf}
        onMerge={(lines, latest) =>
          send(
            lines.map(({ input }) => input),
            latest,
            attempt.options,
            [],
          )
        }
        onReload={onReload}
      />
    ),
  };
}
