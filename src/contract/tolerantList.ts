import * as v from 'valibot';

/** What was wrong with an item that was left out: its place in the list and the paths inside it, never its values. */
export interface DroppedItem {
  index: number;
  paths: string[];
}

/**
 * A list from the wire of which bad items are left out and reported, so that one broken entry never costs
 * the candidate the whole list. A list of only bad items does not fit the schema; an empty list does.
 *
 * @param item the schema of one item
 * @param report called for each item left out
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
