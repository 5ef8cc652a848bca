/** Each turns a string into markup; a card's name comes from strangers, so there is no safe use of them. */
const properties = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const methods = new Set([
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'parseHTMLUnsafe',
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
        // Reading a node's markup, as a test's report does, makes nothing.
        const isWritten = node.parent.type === 'AssignmentExpression' && node.parent.left === node;
        if (methods.has(key) || (properties.has(key) && isWritten)) report(node, key);
        const isDocument = node.object.type === 'Identifier' && node.object.name === 'document';
        if (isDocument && writers.has(key)) report(node, `document.${key}`);
      },
      // Object.assign(node, { innerHTML })
      Property: (node) => {
        const key = node.key.name ?? node.key.value;
        if (node.parent.type === 'ObjectExpression' && properties.has(key)) report(node, key);
      },
      // <iframe srcdoc="…">, bind:innerHTML
      SvelteAttribute: (node) => {
        if (properties.has(node.key.name)) report(node, node.key.name);
      },
      SvelteDirective: (node) => {
        if (node.kind === 'Binding' && properties.has(node.key.name.name))
          report(node, `bind:${node.key.name.name}`);
      },
    };
  },
};
