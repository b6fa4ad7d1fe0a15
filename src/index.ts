import './ui/styles/main.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the application.');
  const application = await import(/* webpackMode: "eager" */ './app/begin');
  await application.begin(root);
}

/** What cannot be evaluated is not coming: the page says so, and keeps presses no longer. */
begin().catch((error: unknown) => {
  window.earlyPresses = undefined;
  document.querySelector('.Shell-failed')?.removeAttribute('hidden');
  reportError(error);
});
