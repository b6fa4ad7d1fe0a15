import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { securityHeaders } from './securityHeaders';

test('docs/hosting.md names the headers that the backend sends', () => {
  const page = readFileSync(join(__dirname, '..', '..', 'docs', 'hosting.md'), 'utf8');
  const [, block = ''] = /```\n([^]*?)```/.exec(page) ?? [];
  const lines = block.trim().split('\n');
  const named = lines
    .map((line) => line.split(': '))
    .map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]);
  expect(Object.fromEntries(named)).toEqual(securityHeaders(DEFAULT_SITE_CONFIG));
});
