import type { Mutation } from './mutation.ts';
import { mutatedFigures } from './mutate-figures.ts';
import { mutatedTangents } from './mutate-tangents.ts';
import { mutatedTrees } from './mutate-tree.ts';

/** Changes after which a certificate states something false or unproved. */
export const mutations: readonly Mutation[] = [...mutatedFigures, ...mutatedTangents, ...mutatedTrees];
