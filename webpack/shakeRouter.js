/**
 * Webpack loader for react-router, which is one file whose `X.displayName = ...` statements and unmarked calls of React
 * prevent tree shaking (docs/adr/0019).
 */
module.exports = function shakeRouter(source) {
  return source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
};
