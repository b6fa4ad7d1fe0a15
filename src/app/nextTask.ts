/** Resolves in a task of its own, after what waits to be answered. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
