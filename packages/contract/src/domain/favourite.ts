import { z } from 'zod';

/** What can be kept as a favourite (收藏): 点位, 线路, 图册与创意, 案例, AOI. */
export const favouriteKinds = ['position', 'line', 'album', 'case', 'aoi'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

export const favouriteKind = z.enum(favouriteKinds);
export const favouriteSubject = z.string().min(1).max(120);

/** Most favourites of a kind that a user keeps. */
export const maxFavourites = 2000;
