/** Index of a number in an ascending list; -1 where it is not there. */
export function indexIn(list: Int32Array, number: number): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle] < number) from = middle + 1;
    else to = middle;
  }
  return from < list.length && list[from] === number ? from : -1;
}
