import * as v from 'valibot';

/** An item that was dropped: its index and the paths of its faults, never its values. */
export interface DroppedItem {
  index: number;
  paths: string[];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The output of a schema with the keys of the input that it does not name: a backend may expect them back. */
function withUnknownKeys(input: unknown, read: unknown): unknown {
  if (Array.isArray(input) && Array.isArray(read)) {
    return read.map((item, index) => withUnknownKeys(input[index], item));
  }
  if (!isObject(input) || !isObject(read)) return read;
  const whole: Record<string, unknown> = { ...input };
  for (const key of Object.keys(read)) whole[key] = withUnknownKeys(input[key], read[key]);
  return whole;
}

export interface ListOptions {
  /** Makes a list with an invalid item invalid as a whole. */
  complete?: boolean;
}

/**
 * A list that drops and reports invalid items, so that one broken entry does not cost the candidate the whole list; one
 * of invalid items only is invalid. Keys that the schema does not name are kept.
 */
export function tolerantList<TSchema extends v.GenericSchema>(
  item: TSchema,
  report: (dropped: DroppedItem) => void,
  { complete = false }: ListOptions = {},
) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], v.InferOutput<TSchema>[]>(({ dataset, addIssue, NEVER }) => {
      const valid: v.InferOutput<TSchema>[] = [];
      dataset.value.forEach((candidate, index) => {
        const result = v.safeParse(item, candidate);
        if (result.success) {
          valid.push(withUnknownKeys(candidate, result.output));
        } else {
          report({ index, paths: result.issues.map((issue) => v.getDotPath(issue) ?? '') });
        }
      });
      const dropped = dataset.value.length - valid.length;
      if (dropped > 0 && (complete || valid.length === 0)) {
        addIssue({ message: 'items of the list are malformed' });
        return NEVER;
      }
      return valid;
    }),
  );
}
