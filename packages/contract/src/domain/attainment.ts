/** The least number of cases of a promise that are told. */
export const leastCases = 5;
