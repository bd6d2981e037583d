/** Medium id of bus bodies in permissions (公交车身). Code asks `moving-media`; this names the medium in its declaration and in tests. */
export const busBodyMediumId = 1;
