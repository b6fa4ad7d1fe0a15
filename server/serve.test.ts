import { siteAddress } from './serve';

test.each([
  ['localhost', 'http://127.0.0.1:3000', '/', 'http://localhost:3000/'],
  ['0.0.0.0', 'http://127.0.0.1:3000', '/studia/', 'http://localhost:3000/studia/'],
  ['::', 'http://[::1]:3000', '/', 'http://localhost:3000/'],
  ['::1', 'http://[::1]:3000', '/', 'http://[::1]:3000/'],
  ['fe80::1%eth0', 'http://[fe80::1%eth0]:3000', '/', 'http://[fe80::1]:3000/'],
  ['localhost', 'http://127.0.0.1:80', '/', 'http://localhost/'],
])('the site on %s, listening at %s with %s, is at %s', (host, listening, basePath, address) => {
  expect(siteAddress(host, listening, basePath)).toBe(address);
});
