/** Medium id of bus bodies (公交车身), for `moving-media` and tests; other code uses `moving-media`. */
export const busBodyMediumId = 1;
