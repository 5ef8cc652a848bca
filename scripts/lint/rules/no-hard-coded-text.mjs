/** Attributes and component properties whose value people see or hear. */
const visible = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'heading',
  'description',
  'hint',
  'tooltip',
  'message',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
]);
const hasLetter = (text) => /\p{L}/u.test(text);

/** The string literals an expression can evaluate to, as far as it is written out in place. */
function* spoken(node) {
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield { node, text: node.value };
      break;
    case 'TemplateLiteral':
      for (const quasi of node.quasis) yield { node: quasi, text: quasi.value.cooked };
      break;
    case 'ConditionalExpression':
      yield* spoken(node.consequent);
      yield* spoken(node.alternate);
      break;
    case 'LogicalExpression':
    case 'BinaryExpression':
      if (['&&', '||', '??', '+'].includes(node.operator)) {
        yield* spoken(node.left);
        yield* spoken(node.right);
      }
      break;
  }
}

export default {
  meta: {
    type: 'problem',
    docs: { description: 'text on the screen comes from the messages, in three languages' },
    messages: {
      hardCoded: '“{{text}}” is not translated. Put it into src-shared/i18n/messages and use t(…).',
    },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      const words = text.trim();
      if (hasLetter(words))
        context.report({ node, messageId: 'hardCoded', data: { text: words.slice(0, 40) } });
    };
    const checkExpression = (expression) => {
      for (const { node, text } of spoken(expression)) check(node, text);
    };
    const inMarkup = (node) =>
      node.parent?.type !== 'SvelteScriptElement' && node.parent?.type !== 'SvelteStyleElement';
    return {
      SvelteText: (node) => {
        if (inMarkup(node)) check(node, node.value);
      },
      SvelteMustacheTag: (node) => {
        if (node.parent.type !== 'SvelteAttribute') checkExpression(node.expression);
      },
      SvelteAttribute: (node) => {
        if (!visible.has(node.key.name)) return;
        for (const part of node.value) {
          if (part.type === 'SvelteLiteral') check(part, part.value);
          else if (part.type === 'SvelteMustacheTag') checkExpression(part.expression);
        }
      },
    };
  },
};
