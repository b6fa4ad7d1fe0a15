import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SERVER = join(__dirname, '..', '..', 'build', 'server.js');

/** Linux counts the time of a process in hundredths of a second. */
const TICKS = 100;

interface Usage {
  /** The seconds that a process has spent on a core. */
  cpu: number;
  /** The largest memory it has had, in kB. */
  memory: number;
}

/** What a process has used so far; `before` where the system does not say or it has ended. */
function usageOf(pid: number | undefined, before: Usage): Usage {
  try {
    const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    if (memory === undefined) return before;
    // The fields after the name of the program (proc(5)): the 12th and 13th are the times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Number(memory) };
  } catch {
    return before;
  }
}

/**
 * Runs a command of the built backend, and says how long it takes and how much memory its process needs.
 *
 * @param name what is measured
 * @throws Error unless it succeeds
 */
export async function measured(
  name: string,
  words: readonly string[],
  directory: string,
): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, [SERVER, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: directory },
    stdio: 'inherit',
  });
  let usage: Usage = { cpu: 0, memory: 0 };
  const timer = setInterval(() => {
    usage = usageOf(child.pid, usage);
  }, 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { cpu, memory } = usage;
  console.warn(`${name}: ${seconds} s (${cpu} s on a core), ${Math.round(memory / 1024)} MB`);
}
