import type { FastifyInstance } from 'fastify';
import { conformanceCommand } from '../../conformance/conformanceCommand';
import { createProgram } from '../commandLine';
import { type Call, type Mutation, startBrokenBackend } from './brokenBackend';
import { keptOutput } from './keptOutput';
import { TODAY } from './testApplication';

/** Describes what the check of a backend said; `broken` and `advised` are the names of the rules that it breaks. */
export interface Checked {
  code: 0 | 1 | 2;
  output: string;
  messages: readonly string[];
  broken: readonly string[];
  advised: readonly string[];
}

/** Runs `npm run conformance` on a backend with the test catalogue. */
export async function checkBackend(url: string, options: readonly string[] = []): Promise<Checked> {
  const { out, written } = keptOutput();
  const messages: string[] = [];
  let code: Checked['code'] = 2;
  const program = createProgram().configureOutput({ writeErr: () => undefined });
  conformanceCommand(program, {
    out,
    say: (line) => void messages.push(line),
    now: () => new Date(`${TODAY}T10:00:00Z`),
    ended: (ending) => (code = ending),
  });
  const words = ['conformance', url, '--postcode', '30-001', ...options];
  await program.parseAsync(words, { from: 'user' });
  const output = written();
  const marked = (mark: string) =>
    [...output.matchAll(new RegExp(`^ {2}${mark} +(.+?):`, 'gm'))].map(([, name = '']) => name);
  return { code, output, messages, broken: marked('BROKEN'), advised: marked('advice') };
}

/** Runs it on a backend that answers as `app` does, except for the mutation; `calls` are those it has received. */
export async function checkBrokenBackend(
  app: FastifyInstance,
  mutation: Mutation,
  options: readonly string[],
): Promise<Checked & { calls: readonly Call[] }> {
  const backend = await startBrokenBackend(app, mutation);
  const checked = await checkBackend(backend.url, options);
  await backend.close();
  return { ...checked, calls: backend.calls };
}
