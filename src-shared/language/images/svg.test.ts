import { describe, expect, it } from 'vitest';
import { checkSvg } from './svg';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

/** As those two write them: black square and white path; notes of the program all over. */
const gameIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" style="height: 512px; width: 512px;">' +
  '<defs><filter id="s" height="300%"><feFlood flood-color="rgba(0, 0, 0, 1)"/></filter></defs>' +
  '<path d="M0 0h512v512H0z" fill="#000" fill-opacity="1"></path>' +
  '<g class="" transform="translate(0,0)" style=""><path d="M256 16l9 9z" fill="url(#s)"></path></g></svg>';
const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
   sodipodi:docname="C:\\Users\\url (1).svg" inkscape:export-filename="\\\\disk\\a.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false">
    <inkscape:grid type="xygrid" id="grid9" only_selected="false"/>
  </sodipodi:namedview>
  <defs id="defs2"><linearGradient inkscape:collect="always" id="g1"><stop style="stop-color:#f00" offset="0"/>
    </linearGradient><linearGradient xlink:href="#g1" id="g2"/></defs>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer \\1" inkscape:groupmode="layer" id="layer1">
    <text xml:space="preserve" style="font-family:'DejaVu Sans';-inkscape-font-specification:'DejaVu Sans, Bold'"
      ><tspan sodipodi:role="line" style="fill:url(#g2);filter:url('#f')">Hi</tspan></text></g>
</svg>
`;

const fine: readonly [string, string][] = [
  ['an empty picture', svg('')],
  [
    'declaration, comment, text',
    `<?xml version="1.0"?>\n<!-- a --> ${svg('<text>A &amp; B &#8212;</text>')}\n`,
  ],
  ['own links', svg('<use href="#a"/><rect fill="url(#b)" style="fill: url( \'#c\' )"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a style sheet', svg('<style><![CDATA[ .a > .b { fill: red } ]]></style>')],
  ['other name spaces for attributes', svg('<g x:note="hi"/>', ' xmlns:x="http://example.org/x"')],
  ['an animation', svg('<rect><animate attributeName="x" values="0;5" dur="1s"/></rect>')],
  ['a picture from game-icons', gameIcon],
  ['a picture from Inkscape', inkscape],
  ['an encoding that is UTF-8', `<?xml version='1.0' encoding='utf-8' standalone="no"?>${svg('')}`],
  ['single quotes', "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>"],
];

/** Ways round a check that goes by names and by pieces of text. */
const page = ' xmlns:h="http://www.w3.org/1999/xhtml"';
const disguises: readonly [string, string][] = [
  ['a form', svg('<h:form action="java&#9;script:x()"><h:input type="submit"/></h:form>', page)],
  ['a button', svg('<h:button formaction="java&#10;script:x()"/>', page)],
  ['a picture of a page', svg('<h:img srcset="http://example.org/a 1x"/>', page)],
  ['a page that goes elsewhere', svg('<h:meta http-equiv="refresh" content="0;url=http://x"/>', page)],
  ['a table with a background', svg('<h:table background="http://example.org/a"/>', page)],
  ['a page without prefix', svg('<img xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['a page under a known name', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
  ['a page for a root', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['a page with its name space spelled out', svg('<title xmlns="&#104;ttp://www.w3.org/1999/xhtml"/>')],
  ['a page under a trusted prefix', svg('<inkscape:form/>', page.replace(':h', ':inkscape'))],
  [
    'a trusted prefix that changes',
    svg(`<cc:a/><g${page.replace(':h', ':cc')}><cc:form/></g>`, ' xmlns:cc="http://creativecommons.org/ns#"'),
  ],
  ['a prefix nobody declared', svg('<x:note/>')],
  ['another name space', svg('<x:note/>', ' xmlns:x="http://example.org/x"')],
  ['SVG under a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ['two prefixes', svg('<cc:h:form/>', ' xmlns:cc="http://creativecommons.org/ns#"')],
  ['an element nobody knows', svg('<portal/>')],
  ['a link with a tab in it', svg('<a href="java&#9;script:x()"/>')],
  [
    'a link outside on a note',
    svg('<cc:a xml:base="http://x"/>', ' xmlns:cc="http://creativecommons.org/ns#"'),
  ],
  ['a link under another prefix', svg('<use y:href="a.svg#b"/>', ' xmlns:y="http://www.w3.org/1999/xlink"')],
  ['a link to a file without a visible name', svg('<use href="\u200b#a"/>')],
  ['a paint from a file without a visible name', svg('<rect fill="url(\u200b#a)"/>')],
  ['a link that is a picture', svg('<a href="data:image/png;base64,AAAA"/>')],
  ['a paint that is a picture', svg('<rect style="fill:url(data:image/png;base64,AAAA)"/>')],
  ['an event set later', svg('<rect><set attributeName="onclick" to="x()"/></rect>')],
  ['a link set later, spaced', svg('<a><set attributeName=" xlink:href&#10;" to="x"/></a>')],
  ['an escaped import', svg('<style>@\\69mport "http://example.org";</style>')],
  ['an escaped url in a style sheet', svg('<style>a{fill:u\\72l(http://example.org)}</style>')],
  ['an escaped url in a style', svg('<rect style="fill:u\\72l(http://example.org)"/>')],
  ['an escaped url in an attribute', svg('<rect fill="u\\72l(http://example.org)"/>')],
  ['an escape by reference', svg('<rect style="fill:u&#92;72l(http://example.org)"/>')],
  ['an import split by CDATA', svg('<style>@imp<![CDATA[ort "http://example.org"]]></style>')],
  ['a url split by a comment', svg('<style>a{fill:ur<!---->l(http://example.org)}</style>')],
  ['an import split by an element', svg('<style>@imp<g/>ort "http://example.org"</style>')],
  ['an import split by a style', svg('<style>@imp<style>x</style>ort "http://example.org"</style>')],
  ['a set of pictures', svg('<rect style="fill:image-set(&quot;http://x&quot; 1x)"/>')],
  ['another encoding', `<?xml version="1.0" encoding="Shift_JIS"?>${svg('<g id="あ"/>')}`],
  ['another encoding, in small', `<?xml version='1.0' encoding = 'iso-2022-jp' ?>${svg('')}`],
];

const unsafe: readonly [string, string][] = [
  ['script', svg('<script>alert(1)</script>')],
  ['script in capitals', svg('<SCRIPT/>')],
  ['script under a prefix', svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')],
  ['foreignObject', svg('<foreignObject><b/></foreignObject>')],
  ['iframe', svg('<iframe/>')],
  ['an event', svg('', ' onload="x()"')],
  ['an event in capitals', svg('<rect onClick="x()"/>')],
  ['a link outside', svg('<image href="http://example.org/a.png"/>')],
  ['a link outside, old style', svg('<image xlink:href="//example.org/a.png"/>')],
  ['a link to a file', svg('<use href="other.svg#a"/>')],
  ['javascript', svg('<a href="javascript:x()"/>')],
  ['javascript in disguise', svg('<a href="&#106;avascript:x()"/>')],
  ['an embedded SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['an embedded page', svg('<a href="data:text/html,x"/>')],
  ['a link set later', svg('<a><set attributeName="href" to="x"/></a>')],
  ['a paint from outside', svg('<rect fill="url(http://example.org/a)"/>')],
  ['a style from outside', svg('<rect style="background: URL( \'http://example.org\' )"/>')],
  ['an import', svg('<style>@import "http://example.org";</style>')],
  ['an import in CDATA', svg('<style><![CDATA[@IMPORT url(x)]]></style>')],
  ['an escaped url', svg('<style>a{b:u\\72l(http://x) url(#a)}</style>')],
  ...disguises,
  ['a document type', `<!DOCTYPE svg>${svg('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet instruction', `<?xml version="1.0"?><?xml-stylesheet href="a"?>${svg('')}`],
];

const broken: readonly [string, string][] = [
  ['nothing', ''],
  ['text', 'hello'],
  ['another root', '<html></html>'],
  ['open tags', '<svg><g></svg>'],
  ['a cut tag', '<svg><g '],
  ['a cut comment', '<svg><!-- '],
  ['two roots', '<svg/><svg/>'],
  ['text after the end', '<svg/>x'],
  ['an unknown entity', svg('&nbsp;')],
  ['an attribute twice', svg('<g id="a" id="b"/>')],
  ['no quotes', svg('<g id=a/>')],
  ['a bracket in a value', svg('<g id="<"/>')],
  ['no name space', '<svg><path d="M0 0"/></svg>'],
  ['a control character', svg('<text>\u001b(J</text>')],
  ['a control character by reference', svg('<text>&#27;</text>')],
  ['half a character by reference', svg('<text>&#xd800;</text>')],
  ['CDATA outside', '<svg/><![CDATA[x]]>'],
];

/** Each holds ten copies of the one before. */
const tower = (floors: number, copy: (id: string) => string): string =>
  svg(
    Array.from({ length: floors }, (_, n) => `<g id="p${n + 1}">${copy(`p${n}`).repeat(10)}</g>`).join('') +
      `<path id="p0" d="M0 0h1"/>${copy(`p${floors}`)}`,
  );
const tooMuch: readonly [string, string][] = [
  ['copies of copies', tower(8, (id) => `<use href="#${id}"/>`)],
  ['by the old name', tower(8, (id) => `<use xlink:href=" #${id}"/>`)],
  ['patterns of patterns', tower(8, (id) => `<rect fill="url( '#${id}')"/>`)],
  ['in a style', tower(8, (id) => `<rect style="mask:url(#${id})"/>`)],
  ['a part that copies itself', svg('<g id="a"><use href="#a"/></g>')],
  ['two that copy each other', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['a chain without end', tower(2000, (id) => `<use href="#${id}"/>`)],
  ['a nest without end', svg('<g>'.repeat(2000) + '</g>'.repeat(2000))],
];
const copiesEnough: readonly [string, string][] = [
  ['a thousand copies', tower(3, (id) => `<use href="#${id}"/>`)],
  ['a copy of nothing', svg('<use href="#gone"/>')],
  ['many plain parts', svg('<path id="a"/>' + '<path fill="url(#a)"/><g/>'.repeat(15_000))],
];

describe('checkSvg', () => {
  it.each(tooMuch)('no screen draws %s', (_name, text) => expect(checkSvg(text)).toEqual({ is: 'too-much' }));
  it.each(copiesEnough)('any screen draws %s', (_name, text) =>
    expect(checkSvg(text)).toEqual({ is: 'fine' }),
  );
  it.each(fine)('takes %s', (_name, text) => expect(checkSvg(text)).toEqual({ is: 'fine' }));
  it.each(unsafe)('refuses %s', (_name, text) => expect(checkSvg(text).is).toBe('unsafe'));
  it.each(broken)('is not a picture: %s', (_name, text) => expect(checkSvg(text)).toEqual({ is: 'not-svg' }));

  const large = 4 * 1024 * 1024;
  const heavy: readonly [string, string, string][] = [
    ['an embedded picture', svg(`<image href="data:image/png;base64,${'A'.repeat(large)}"/>`), 'fine'],
    ['attributes without end', `<svg${' a=""'.repeat(large / 5)}`, 'not-svg'],
    ['spaces without end', `<svg${' '.repeat(large)}`, 'not-svg'],
    ['a name without end', `<${'a'.repeat(large)}`, 'not-svg'],
    ['tags without end', '<svg>'.repeat(large / 5), 'not-svg'],
    ['references without end', svg('&'.repeat(large)), 'not-svg'],
    ['urls without end', svg(`<style>${'url '.repeat(large / 4)}</style>`), 'fine'],
    ['comments without end', '<!--'.repeat(large / 4), 'not-svg'],
  ];
  it.each(heavy)('reads megabytes of %s without an exception', (_name, text, verdict) => {
    expect(checkSvg(text).is).toBe(verdict);
  });
});
