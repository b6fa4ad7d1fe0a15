/*
 * The baseline for the backend, on the port it prints: a Fastify handler that sends one buffer with the headers of the
 * backend's own response, and one without Fastify that inserts each body unchanged in a transaction of its own.
 */
import Fastify from 'fastify';
import Database from 'libsql';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [bodyFile, headersFile, databaseFile] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const database = new Database(databaseFile);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE raw (body TEXT)');
const insert = database.prepare('INSERT INTO raw (body) VALUES (?)');

const app = Fastify();
app.get('*', (request, reply) => reply.headers(headers).send(body));
await app.ready();

const server = createServer((request, answer) => {
  if (request.method === 'GET') {
    app.routing(request, answer);
    return;
  }
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    insert.run(Buffer.concat(parts).toString());
    answer.writeHead(200, { 'content-length': 0 }).end();
  });
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
