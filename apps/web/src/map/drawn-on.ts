/** Maps on which something is drawn at the moment: a click there sets a corner and picks nothing. */
export const drawnOn = new WeakSet<object>();
