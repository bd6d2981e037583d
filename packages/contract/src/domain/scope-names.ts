/** Places that a scope may be drawn around. */
export const mostScopePlaces = 2000;
/** Longest way along which a scope may lie, metres. */
export const longestWayMeters = 60_000;
/** Radii that the curve of a scope shows, metres. */
export const curveRadiiMeters = [300, 500, 800, 1000, 1500, 2000, 2500, 3000] as const;
