/** Resolves in a new task, so that the browser handles input first. At once in a hidden tab, where a timer takes a second. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
