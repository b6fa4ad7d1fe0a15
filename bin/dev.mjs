/*
 * `npm run dev`: webpack-dev-server on PORT (3000) with hot reload, in front of the backend on the next port. Rebuilds
 * both when a file changes, and restarts the backend.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
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

function startBackend() {
  backend = spawn(process.execPath, ['--enable-source-maps', built], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(backendPort) },
  });
}

function restartBackend() {
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
