import { usualBoard } from '@ooh/contract/domain/effect-board-names';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../../api/use-call.ts';

/** The boards of a user, the one that is open, and what was changed of it. */
export function useBoard(boardId: string | undefined, onBoard: (boardId: string | undefined) => void) {
  const stored = useCall('v1/effect/boards/list', {});
  const save = useMutationCall('v1/effect/boards/save');
  const remove = useMutationCall('v1/effect/boards/remove');
  const [draft, setDraft] = useState<readonly string[]>();
  const boards = stored.data?.boards ?? [];
  const isUsual = boardId === 'usual';
  const board = isUsual
    ? undefined
    : (boards.find((one) => one.boardId === boardId) ?? boards.find((one) => one.isDefault));
  const cards: readonly string[] = draft ?? board?.cards ?? usualBoard;
  const close = () => {
    setDraft(undefined);
    save.reset();
  };
  return {
    stored,
    boards,
    board,
    cards,
    save,
    isChanged: draft !== undefined,
    edit: setDraft,
    open: (next: string | undefined) => {
      close();
      onBoard(next);
    },
    discard: () => {
      close();
      void stored.refetch();
    },
    /** Saves the open board over a version of it. */
    send: (version: number) => {
      if (board === undefined) return;
      const { boardId: own, name, isShared, isDefault } = board;
      save.mutate(
        { boardId: own, name, isShared, isDefault, cards: [...cards], version },
        { onSuccess: close },
      );
    },
    /** Saves the cards as a new board. */
    create: (name: string, isShared: boolean, isDefault: boolean, onSaved: () => void) =>
      save.mutate(
        { name, isShared, isDefault, cards: [...cards], version: 0 },
        {
          onSuccess: ({ boardId: made }) => {
            close();
            onSaved();
            onBoard(made);
          },
        },
      ),
    drop: () => {
      if (board === undefined) return;
      remove.mutate(
        { boardId: board.boardId, version: board.version },
        {
          onSuccess: () => {
            close();
            onBoard(undefined);
          },
        },
      );
    },
  };
}
export type BoardState = ReturnType<typeof useBoard>;
