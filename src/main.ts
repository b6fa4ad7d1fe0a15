import './ui/styles/main.css';
import { ignoreSecondTap } from './app/ignoreSecondTap';
import { nextTask } from './app/loading/nextTask';
import { showLoadFailure, stopCapture } from './boot/captureInteractions';
import { releaseCapture, replayInteractions } from './boot/replayInteractions';

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
  await evaluate(import(/* webpackMode: "eager" */ './app/store/store'));
  await evaluate(import(/* webpackMode: "eager" */ 'react-dom/client'));
  const { createServices, firstScreenLoaded } = await evaluate(
    import(/* webpackMode: "eager" */ './app/createServices'),
  );
  const { hydrate, mount } = await evaluate(import(/* webpackMode: "eager" */ './app/mount'));
  const { readSiteConfig } = await import(/* webpackMode: "eager" */ './app/siteConfig');
  const { ownScrolling, restoreScroll } = await import(
    /* webpackMode: "eager" */ './app/navigation/restoreScroll'
  );
  const config = await readSiteConfig(document);
  restoreScroll();
  const isPrerendered = root.hasChildNodes() && !('shell' in document.documentElement.dataset);
  if (!isPrerendered || config === null) {
    stopCapture();
    await mount(root, config);
  } else {
    const services = createServices(config);
    await firstScreenLoaded(services);
    const interactions = releaseCapture(root);
    await hydrate(root, config, services);
    replayInteractions(root, interactions);
  }
  ownScrolling();
}

main().catch((error: unknown) => {
  showLoadFailure();
  reportError(error);
});
