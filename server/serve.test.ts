import { siteAddress } from './serve';

test.each([
  ['localhost', 3000, '/', 'http://localhost:3000/'],
  ['0.0.0.0', 3000, '/studia/', 'http://localhost:3000/studia/'],
  ['::', 3000, '/', 'http://localhost:3000/'],
  ['::1', 3000, '/', 'http://[::1]:3000/'],
  ['fe80::1%eth0', 3000, '/', 'http://[fe80::1]:3000/'],
  ['localhost', 80, '/', 'http://localhost/'],
])('the site on %s:%i%s is at %s', (host, port, basePath, address) => {
  expect(siteAddress(host, port, basePath)).toBe(address);
});
