/** Resolves in a new task, after pending input; in a hidden tab, where a timer takes a second, at once. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
