import type { SiteConfig } from '../../src/contract/siteConfig';
import { MEASUREMENT_FRAME } from './measurementFrame';
import { POLICY } from './securityHeaders';

/** The page of the start address, which may contain the first screen, and the page of every other address. */
export const START_PAGE = 'index.html';
export const FALLBACK_PAGE = 'app.html';

/** What a web server needs to know of a written site. */
export interface WrittenSite {
  /** The absolute path of its folder, which contains the folders of the base path. */
  root: string;
  config: Pick<SiteConfig, 'basePath' | 'apiBase'>;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Of the tag manager's frame, in place of that of the page; null without a tag manager. */
  framePolicy: string | null;
  /** The address of the backend, for `apiBase` on the same origin. */
  backend: string;
  port: number;
}

const ASSETS = 'public, max-age=31536000, immutable';
const FILES = 'public, max-age=86400';
const PAGE = 'no-store';

/** The path of a file, nearly as in site.ts: a letter begins the extension. */
const FILE = '\\.[a-z][a-z0-9]{0,11}$';

const indented = (by: number, lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line)).join('\n');

/** What a quoted path cannot contain in one of the two configurations. */
const UNSAFE_IN_PATH = /["\\${}\p{Cc}]/u;

/** The name of the variable, another one for each base path: one nginx may serve several written sites. */
const cacheVariable = (basePath: string) =>
  `$site_cache${basePath.replace(/[^a-z0-9]/gi, (symbol) => `_${symbol.charCodeAt(0).toString(16)}`)}`;

/** Whether both configurations can name this folder. */
export function canBeConfigured(folder: string): boolean {
  return !UNSAFE_IN_PATH.test(folder);
}

const isOnSameOrigin = ({ apiBase }: WrittenSite['config']) => apiBase.startsWith('/');

/** A server block for `include` in the `http` block of nginx. */
export function nginxConfiguration(site: WrittenSite): string {
  const { root, config, headers, framePolicy, backend, port } = site;
  const { basePath, apiBase } = config;
  const cache = cacheVariable(basePath);
  const api = [
    `location ^~ "${apiBase}" {`,
    `  proxy_pass ${backend};`,
    '  proxy_set_header Host $http_host;',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '}',
    '',
  ];
  const added = (all: WrittenSite['headers']) =>
    Object.entries(all).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // A location with headers of its own inherits none.
  const frame = [
    '',
    `location = ${basePath}${MEASUREMENT_FRAME} {`,
    ...added({ ...headers, [POLICY]: framePolicy ?? '' }).map((line) => `  ${line}`),
    `  add_header Cache-Control "${FILES}";`,
    '}',
  ];
  return `# Written for this site: its base path, its address of the backend and the hashes of its inline scripts.
map $uri ${cache} {
  default "${PAGE}";
  "~^${basePath.replaceAll('.', '\\.')}assets/" "${ASSETS}";
  "~*${FILE}" "${FILES}";
  ${basePath}${START_PAGE} "${PAGE}";
  ${basePath}${FALLBACK_PAGE} "${PAGE}";
}

server {
  listen ${port};
  root "${root}";

${indented(2, isOnSameOrigin(config) ? api : [])}
  location ${basePath} {
${indented(4, added(headers))}
    add_header Cache-Control ${cache};
    gzip on;
    gzip_static on;
    gzip_vary on;

    location = ${basePath}manifest.webmanifest {
      types { }
      default_type application/manifest+json;
    }${indented(4, framePolicy === null ? [] : frame)}
    location = ${basePath} {
      try_files ${basePath}${START_PAGE} =404;
    }
    location ~* "${FILE}" {
      try_files $uri =404;
    }
    try_files $uri ${basePath}${FALLBACK_PAGE};
  }
}
`;
}

/** A site block for Caddy. */
export function caddyConfiguration(site: WrittenSite): string {
  const { root, config, headers, framePolicy, backend, port } = site;
  const { basePath, apiBase } = config;
  const frame = [
    '',
    `@frame path ${basePath}${MEASUREMENT_FRAME}`,
    `header @frame ${POLICY} "${framePolicy}"`,
  ];
  const api = [`handle ${apiBase}* {`, `  reverse_proxy ${backend}`, '}'];
  const set = Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  // nginx does the same by itself, as the base path is a folder.
  const slash = basePath === '/' ? [] : [`redir ${basePath.slice(0, -1)} ${basePath}?{query} 301`];
  return `# Written for this site: its base path, its address of the backend and the hashes of its inline scripts.
:${port} {
  root * "${root}"
${indented(2, [...(isOnSameOrigin(config) ? api : []), ...slash])}
  handle ${basePath}* {
    header {
${indented(6, set)}
    }
    @asset {
      path ${basePath}assets/*
      file
    }
    @file {
      path_regexp (?i)${FILE}
      not path ${basePath}${START_PAGE} ${basePath}${FALLBACK_PAGE}
    }
    handle @asset {
      header Cache-Control "${ASSETS}"
      file_server {
        precompressed br gzip
      }
    }
    @existing file
    @manifest path ${basePath}manifest.webmanifest
    handle @file {
      header @existing Cache-Control "${FILES}"
      header @manifest Content-Type application/manifest+json${indented(6, framePolicy === null ? [] : frame)}
      file_server {
        precompressed br gzip
      }
    }
    @other not path ${basePath}
    handle {
      rewrite @other ${basePath}${FALLBACK_PAGE}
      header Cache-Control "${PAGE}"
      encode gzip
      file_server
    }
  }
}
`;
}
