const RUN = 'hostile()';

/** URLs that run scripts, or load documents with scripts, in many spellings. */
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\u001fjavascript:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\ufeffjavascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\rscript:${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `java&#0;script:${RUN}`,
  `j&#97;vascript:${RUN}`,
  `j&#x61vascript:${RUN}`,
  `&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58${RUN}`,
  `&#0000106avascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript&#58;${RUN}`,
  `javascript&#x3A;${RUN}`,
  `javascript:&sol;&sol;%0a${RUN}`,
  `javascript://evil.example/%0a${RUN}`,
  `javascript://%E2%80%A9${RUN}`,
  `javascript:/*--></title></style></textarea>*/${RUN}`,
  `javascript:void(${RUN})`,
  `javascript:'<p onclick=${RUN}>'`,
  `javascript:%68ostile()`,
  `jav\u0000ascript:${RUN}`,
  `\u2028javascript:${RUN}`,
  `vbscript:${RUN}`,
  `vbscript:msgbox(1)`,
  `livescript:${RUN}`,
  `mocha:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=`,
  `DATA:TEXT/HTML,<script>${RUN}</script>`,
  `data:,${RUN}`,
  `data:text/xml,<x xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></x>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9Imhvc3RpbGUoKSI+PC9zdmc+`,
  `data:application/xhtml+xml,<html xmlns='http://www.w3.org/1999/xhtml'><script>${RUN}</script></html>`,
  `blob:https://evil.example/0-0`,
  `filesystem:https://evil.example/temporary/a.html`,
  `view-source:javascript:${RUN}`,
  `jar:https://evil.example/a.jar!/a.html`,
  `feed:javascript:${RUN}`,
  `about:blank`,
  `file:///etc/hostname`,
  `intent://evil.example#Intent;scheme=https;end`,
  `ws://evil.example/`,
];

/** Elements and attributes that take a URL, besides links. */
const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}"><mi>x</mi></math>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<img src="${address}" alt="x">`,
  (address) => `<map name="m"><area href="${address}" shape="default"></map>`,
  (address) => `<link rel="stylesheet" href="${address}">`,
  (address) => `<p><a href='x' xlink:href="${address}">x</a></p>`,
];

const elsewhere = ADDRESSES.map(
  (address, index) => CARRIERS[index % CARRIERS.length]?.(address) ?? '',
);

/** Snippets that try to reach a script or a file, by a link or otherwise. */
export const ADDRESS_SNIPPETS: readonly string[] = [
  ...ADDRESSES.map((address) => `<p><a href="${address}" target="_self">x</a></p>`),
  ...elsewhere,
];

/** URLs only, as the whole text of a consent may be one. */
export const BARE_ADDRESSES: readonly string[] = ADDRESSES;
