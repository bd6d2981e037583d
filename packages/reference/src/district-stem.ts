/** 浦东 of 浦东新区: a district's name without its kind; a name that would be a single character stays whole. */
export function districtStem(name: string): string {
  const stem = name.replace(/(新区|区|县|市)$/, '');
  return stem.length >= 2 ? stem : name;
}
