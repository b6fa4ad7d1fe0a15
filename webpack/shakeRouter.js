/**
 * Webpack loader for react-router, which ships every way of using it in one file and pins the unused ones there with
 * `X.displayName = ...` and unmarked calls of React. Without those, minifying leaves out what nobody imports.
 */
module.exports = function shakeRouter(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
};
