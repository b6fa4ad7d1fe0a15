beforeEach(() => {
  jest.resetModules();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, '_goober');
});

test('collects the styles of notistack without a style element', async () => {
  const { gooberStyles } = await import('./gooberSheet');
  await import('notistack');
  expect(gooberStyles()).toContain('position:fixed');
  expect(document.querySelector('style')).toBeNull();
});

test('is needed: notistack writes its styles into a style element', async () => {
  const write = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  await import('notistack');
  expect(document.querySelector('style#_goober')).toHaveTextContent('position:fixed');
  expect(write).toHaveBeenCalled();
});

test('comes before notistack in the code of the toasts', async () => {
  await import('./Toasts');
  expect(document.getElementById('_goober')).toBeInstanceOf(HTMLTemplateElement);
});
