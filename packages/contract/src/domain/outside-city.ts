/** Places beyond this distance from a city's boundary are another city's; lists of neighbours overlap at their edges. */
export const neighbourMeters = 5000;

/** Why a place is not one of a city. */
export const outsideCityText = (cityName: string, meters: number): string =>
  `坐标在${cityName}以外 ${(meters / 1000).toFixed(1)} 公里`;

/** Why places of a city cannot be taken whose boundary is not known. */
export const noBoundaryText = '没有该城市的边界数据，无法核对坐标';
