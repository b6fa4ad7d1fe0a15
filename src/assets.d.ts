declare module '*.css';

declare module '*.css?text' {
  const styles: string;
  export default styles;
}

declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}
