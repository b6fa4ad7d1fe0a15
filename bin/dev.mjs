/*
 * `npm run dev`: webpack-dev-server on PORT (3000) with hot reload, in front of the backend on the next port. Rebuilds
 * both when a file changes, and restarts the backend.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { root } from './build.mjs';

const configurations = createRequire(import.meta.url)('../webpack.config.js');
const [client, server] = configurations({}, { mode: 'development' });

const host = process.env.HOST ?? 'localhost';
const port = Number(process.env.PORT ?? 3000);
const backendPort = port + 1;

// A separate file, so that `npm start` never runs a development build.
server.output.filename = 'server.dev.js';
const built = path.join(server.output.path, server.output.filename);

let backend;
let stopping = false;
let isListening = false;
const starts = new EventEmitter().setMaxListeners(0);

function startBackend() {
  backend = spawn(process.execPath, ['--enable-source-maps', built], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(backendPort) },
  });
  createInterface(backend.stderr).on('line', (line) => {
    if (!line.startsWith('The site is at ')) {
      console.error(line);
      return;
    }
    isListening = true;
    starts.emit('listening');
    // Not the backend's own address, which serves the last production build.
    console.error(`The site is at http://${host}:${port}/`);
  });
}

function restartBackend() {
  isListening = false;
  if (backend === undefined || backend.exitCode !== null) {
    startBackend();
    return;
  }
  backend.once('exit', startBackend);
  backend.kill('SIGTERM');
}

const watching = webpack(server).watch({}, (error, stats) => {
  if (error) console.error(error);
  else if (stats.hasErrors()) console.error(stats.toString('errors-only'));
  else if (!stopping) restartBackend();
});

const front = new WebpackDevServer(
  {
    host,
    port,
    hot: true,
    historyApiFallback: true,
    static: false,
    setupExitSignals: false,
    // An edit reloads the page while the backend restarts: its calls wait instead of failing.
    setupMiddlewares: (middlewares) => [
      {
        name: 'listening-backend',
        path: '/api',
        middleware: (_request, _response, next) => {
          if (isListening) next();
          else starts.once('listening', () => next());
        },
      },
      ...middlewares,
    ],
    proxy: [{ context: ['/api'], target: `http://127.0.0.1:${backendPort}` }],
  },
  webpack(client),
);
await front.start();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopping = true;
    backend?.removeAllListeners('exit');
    backend?.kill('SIGTERM');
    watching.close(() => front.stop().then(() => process.exit(0)));
  });
}
