import { rawColoursIn, rawColoursInSheet } from '../raw-colours.mjs';

const paints = new Set(['style', 'fill', 'stroke', 'color', 'stop-color', 'flood-color', 'lighting-color']);

export default {
  meta: {
    type: 'problem',
    docs: { description: 'colours are tokens, so that every screen follows the theme' },
    messages: { raw: '“{{text}}” is a raw colour. Use a token of src-renderer/ui/tokens.css.' },
    schema: [],
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checkValue = (node, value) => {
      for (const part of value)
        if (part.type === 'SvelteLiteral')
          for (const text of rawColoursIn(part.value))
            context.report({ node, messageId: 'raw', data: { text } });
    };
    return {
      SvelteAttribute: (node) => {
        if (paints.has(node.key.name)) checkValue(node, node.value);
      },
      SvelteStyleDirective: (node) => checkValue(node, node.value),
      'Program:exit': () => {
        const style = services.getStyleContext?.();
        if (style?.status !== 'success') return;
        for (const { node, text } of rawColoursInSheet(style.sourceAst))
          context.report({ loc: services.styleNodeLoc(node), messageId: 'raw', data: { text } });
      },
    };
  },
};
