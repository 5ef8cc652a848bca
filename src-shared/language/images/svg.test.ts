import { describe, expect, it } from 'vitest';
import { checkSvg } from './svg';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`;

const fine: readonly [string, string][] = [
  ['an empty picture', svg('')],
  [
    'declaration, comment, text',
    `<?xml version="1.0"?>\n<!-- a --> ${svg('<text>A &amp; B &#8212;</text>')}\n`,
  ],
  ['own links', svg('<use href="#a"/><rect fill="url(#b)" style="fill: url( \'#c\' )"/>')],
  ['an embedded picture', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a style sheet', svg('<style><![CDATA[ .a > .b { fill: red } ]]></style>')],
  ['other name spaces', svg('<x:note>hi</x:note>', ' xmlns:x="http://example.org/x"')],
  ['a prefix for all', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>'],
  ['single quotes', "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>"],
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
  ['CDATA outside', '<svg/><![CDATA[x]]>'],
];

describe('checkSvg', () => {
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
