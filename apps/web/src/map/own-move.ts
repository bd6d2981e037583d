/** Marks the moves of a map that nobody asked for, so that they are told from those of the user and of the screen. */
export const ownMove = { isOwnMove: true };

export const isOwnMove = (event: object): boolean => 'isOwnMove' in event;
