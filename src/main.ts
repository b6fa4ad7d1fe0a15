import './ui/styles/main.css';
import { ignoreSecondTap } from './app/ignoreSecondTap';
import { nextTask } from './app/nextTask';
import { showLoadFailure, stopCapture } from './boot/captureInteractions';
import { releaseCapture, replayInteractions } from './boot/replayInteractions';

/** The time that the app shell waits for the data of the first screen once the scripts have run, in milliseconds. */
const LONGEST_WAIT = 300;

/**
 * Evaluates each module in its own task: all at once would block the pre-rendered page for half a second on a cheap
 * phone.
 */
async function evaluate<T>(module: Promise<T>): Promise<T> {
  const evaluated = await module;
  await nextTask();
  return evaluated;
}

/**
 * Mounts the application, or hydrates the pre-rendered first screen (docs/adr/0011).
 *
 * @throws the error of a module
 */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  ignoreSecondTap();
  const { readSiteConfig } = await evaluate(import(/* webpackMode: "eager" */ './app/siteConfig'));
  const config = readSiteConfig(document);
  await evaluate(import(/* webpackMode: "eager" */ './app/store/store'));
  await evaluate(import(/* webpackMode: "eager" */ 'react-dom/client'));
  const { startStore, firstScreenLoaded } = await evaluate(
    import(/* webpackMode: "eager" */ './app/startStore'),
  );
  const { hydrate, mount } = await evaluate(import(/* webpackMode: "eager" */ './app/mount'));
  const { store, restored } = startStore(config);
  await restored;
  const isPrerendered = root.hasChildNodes() && !('shell' in document.documentElement.dataset);
  const loaded = firstScreenLoaded(store, config.basePath);
  if (!isPrerendered) {
    stopCapture();
    // With its data the screen is rendered once, without a skeleton first.
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
    mount(root, config, store);
  } else {
    await loaded;
    const former = releaseCapture(root);
    await hydrate(root, config, store);
    replayInteractions(root, former);
  }
}

main().catch((error: unknown) => {
  showLoadFailure();
  reportError(error);
});
