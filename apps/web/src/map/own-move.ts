/** Marks automatic moves of a map, to distinguish them from those of the user and of the screen. */
export const ownMove = { isOwnMove: true };

export const isOwnMove = (event: object): boolean => 'isOwnMove' in event;
