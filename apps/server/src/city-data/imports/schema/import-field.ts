/** One field of a kind's schema. Names identify it in the session's mapping; labels and synonyms are what users write. */
export interface ImportField {
  readonly field: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** Fields that make this one dispensable once they have a column. */
  readonly unless: readonly string[];
  /** Equivalent fields: once they have a column, none is guessed for this one. */
  readonly yieldsTo: readonly string[];
  /** Column names that mean this field, compared without case, spaces and punctuation. */
  readonly synonyms: readonly string[];
  /** What an example in the template looks like. */
  readonly example: string;
  /** True for confidential cells, which are never shown. */
  readonly isSecret: boolean;
}

interface FieldOptions {
  readonly isRequired?: boolean;
  readonly unless?: readonly string[];
  readonly yieldsTo?: readonly string[];
  readonly example?: string;
  readonly isSecret?: boolean;
}

/** A field with its label, further synonyms separated by spaces, and other properties. */
export function importField(
  name: string,
  label: string,
  synonyms: string,
  options: FieldOptions = {},
): ImportField {
  return {
    field: name,
    label,
    isRequired: options.isRequired ?? false,
    unless: options.unless ?? [],
    yieldsTo: options.yieldsTo ?? [],
    synonyms: [name, label, ...synonyms.split(' ').filter((word) => word !== '')],
    example: options.example ?? '',
    isSecret: options.isSecret ?? false,
  };
}

/** What a row of an update asks for: 新增, 修改 or 删除 of the record that it names. */
export const operationField = importField(
  'operation',
  '操作',
  '操作类型 变更类型 变更 更新类型 operation action',
  {
    example: '新增',
  },
);

/** Which column holds each field of a kind; null where the file has none. */
export type ColumnMapping = Readonly<Record<string, string | null>>;

/** The name of the column in which a file of geometries holds them. */
export const geometryColumn = 'geometry';

/**
 * A point given as one text or geometry, or as two numbers: the three fields that every kind of places shares.
 * Where a file has both, the geometry counts.
 */
export const pointFields: readonly ImportField[] = [
  importField(
    'location',
    '坐标',
    '经纬度 位置 点坐标 lnglat lonlat coordinates coordinate geometry geom wkt the_geom',
  ),
  importField('lng', '经度', 'lng lon long longitude x 东经 经度wgs84 lng84', {
    isRequired: true,
    unless: ['location'],
    yieldsTo: ['location'],
    example: '114.057868',
  }),
  importField('lat', '纬度', 'lat latitude y 北纬 纬度wgs84 lat84', {
    isRequired: true,
    unless: ['location'],
    yieldsTo: ['location'],
    example: '22.543099',
  }),
];

/** Whether a field still needs a column under a mapping. Any of the `keyFields` is all that a list of removals needs. */
export function isWanted(
  field: ImportField,
  mapping: ColumnMapping,
  keyFields: readonly string[] | null = null,
): boolean {
  const hasColumn = (other: string): boolean => (mapping[other] ?? null) !== null;
  if (keyFields !== null && !keyFields.includes(field.field)) return false;
  if (keyFields?.some((other) => other !== field.field && hasColumn(other))) return false;
  return field.isRequired && !field.unless.some(hasColumn);
}

/** Required fields without a column. */
export function missingFields(
  fields: readonly ImportField[],
  mapping: ColumnMapping,
  keyFields: readonly string[] | null = null,
): ImportField[] {
  return fields.filter(
    (field) => isWanted(field, mapping, keyFields) && (mapping[field.field] ?? null) === null,
  );
}

export function labelOf(fields: readonly ImportField[], name: string): string {
  return fields.find((candidate) => candidate.field === name)?.label ?? name;
}

/** How a field is named in a report: its label and the file's own column. */
export function reportedField(fields: readonly ImportField[], mapping: ColumnMapping, name: string): string {
  const label = labelOf(fields, name);
  const column = mapping[name] ?? null;
  return column === null || column === label ? label : `${label}（${column}）`;
}
