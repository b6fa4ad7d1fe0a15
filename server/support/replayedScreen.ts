import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { PATHS } from '../../src/domain/paths';

const stateFileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    snapshot: v.object({
      route: v.picklist(Object.values(PATHS)),
      selection: v.unknown(),
      language: v.unknown(),
      theme: v.unknown(),
    }),
  }),
);

/**
 * The screen that a candidate saw, as a path below that of the site with a support link to the choices, the language and
 * the theme. The site validates them (src/app/support/SupportLink.tsx).
 *
 * @param file saved in the dialog for support
 * @throws Error when it was not
 */
export function replayedScreen(file: string): string {
  const read = v.safeParse(stateFileSchema, readFileSync(file, 'utf8'));
  if (!read.success) throw new Error(`${file} was not saved in the dialog for support.`);
  const { route, ...slices } = read.output.snapshot;
  const fragment = Buffer.from(JSON.stringify(slices)).toString('base64url');
  return `${route.slice(1)}#support=${fragment}`;
}
