/** Each turns a string into markup; a card's name comes from strangers, so there is no safe use of them. */
const makers = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
  'srcdoc',
]);
const writers = new Set(['write', 'writeln']);

const keyName = (node) =>
  node.computed ? (typeof node.property.value === 'string' ? node.property.value : null) : node.property.name;

export default {
  meta: {
    type: 'problem',
    docs: { description: 'strings never become HTML' },
    messages: { raw: '{{what}} makes markup out of a string. Build elements, or set textContent.' },
    schema: [],
  },
  create(context) {
    const report = (node, what) => context.report({ node, messageId: 'raw', data: { what } });
    return {
      SvelteMustacheTag: (node) => {
        if (node.kind === 'raw') report(node, '{@html}');
      },
      MemberExpression: (node) => {
        const key = keyName(node);
        if (makers.has(key)) report(node, key);
        const isDocument = node.object.type === 'Identifier' && node.object.name === 'document';
        if (isDocument && writers.has(key)) report(node, `document.${key}`);
      },
      // <iframe srcdoc="…">, bind:innerHTML
      SvelteAttribute: (node) => {
        if (makers.has(node.key.name)) report(node, node.key.name);
      },
      SvelteDirective: (node) => {
        if (node.kind === 'Binding' && makers.has(node.key.name.name))
          report(node, `bind:${node.key.name.name}`);
      },
    };
  },
};
