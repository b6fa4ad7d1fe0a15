/**
 * Resolves in a new task, so that the browser handles input first. In a hidden tab, where a timer takes a second, it
 * resolves at once.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
