import { readCombinations } from '../../../orders/combination/combination-store.ts';
import type { Handler } from '../../handler.ts';

export const listCombinations: Handler<'v1/combinations/list'> = async ({ db }, { q }, { user }) => {
  const found = await readCombinations(db, user);
  const words = q.trim().toLowerCase();
  return { rows: found.map(({ row }) => row).filter((row) => row.name.toLowerCase().includes(words)) };
};
