import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs each version into a folder of its own, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';

const APT = '/usr/bin/apt-get';

function newestOfDebian(): string[] {
  if (!existsSync(DEBIAN)) return [];
  const versions = readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one));
  return versions.map((version) => join(DEBIAN, version, 'bin'));
}

function findPrograms(): string | undefined {
  const places = [...newestOfDebian(), ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((place) =>
    ['initdb', 'postgres'].every((one) => existsSync(join(place, one))),
  );
}

function install(): void {
  const options = {
    stdio: 'inherit' as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync(APT, ['update'], options);
  execFileSync(APT, ['install', '-y', '--no-install-recommends', 'postgresql'], options);
}

/**
 * The folder of PostgreSQL's programs. Installs Debian's package when there are none and the process may.
 *
 * @throws Error that says what to do when there are none
 */
export function postgresPrograms(): string {
  const found = findPrograms();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync(APT)) {
    console.warn('No PostgreSQL found; installing one ...');
    install();
  }
  const installed = findPrograms();
  if (installed !== undefined) return installed;
  throw new Error(
    'PostgreSQL is not installed. Install it ("apt-get install postgresql") or use a running one: ' +
      'TEST_DATABASE_URL=postgres://user:password@host/database npm run test:postgres',
  );
}
