/**
 * Resolves in a task of its own, so that presses are answered before it. In a hidden tab nothing is pressed, and a timer
 * would take a second.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else setTimeout(resolve);
  });
}
