import * as v from 'valibot';

/** An item that was dropped: its index and the paths of its faults, never its values. */
export interface DroppedItem {
  index: number;
  paths: string[];
}

/**
 * A list that drops and reports invalid items, so that one broken entry does not cost the candidate the whole list. A
 * list of invalid items only is invalid; an empty list is valid.
 *
 * @param item the schema of one item
 * @param report called for each dropped item
 */
export function tolerantList<TSchema extends v.GenericSchema>(
  item: TSchema,
  report: (dropped: DroppedItem) => void,
) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], v.InferOutput<TSchema>[]>(({ dataset, addIssue, NEVER }) => {
      const kept: v.InferOutput<TSchema>[] = [];
      dataset.value.forEach((candidate, index) => {
        const result = v.safeParse(item, candidate);
        if (result.success) {
          kept.push(result.output);
        } else {
          report({ index, paths: result.issues.map((issue) => v.getDotPath(issue) ?? '') });
        }
      });
      if (kept.length === 0 && dataset.value.length > 0) {
        addIssue({ message: 'every item of the list is malformed' });
        return NEVER;
      }
      return kept;
    }),
  );
}
