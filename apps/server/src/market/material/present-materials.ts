import type { CallOutput } from '@ooh/contract/registry';
import { presentAlbum } from '../album/present-album.ts';
import type { ChosenWorks } from './materials.ts';

/** Chosen works as screens show them. */
export const presentMaterials = ({ works, hidden }: ChosenWorks): CallOutput<'v1/orders/materials/list'> => ({
  works: works.map((album) => presentAlbum(album)),
  hiddenWorks: hidden,
});
