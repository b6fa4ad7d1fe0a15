/** Blocks both storages as browsers do: already `window.localStorage` throws. */
export function blockStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}
