const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/**
 * Elements that draw, or hold what draws. Not here: what runs code, brings another language in or fetches
 * (`script`, `foreignObject`, `handler`, `listener`, `font-face-uri`, …), and whatever is thought of tomorrow.
 */
export const svgElements = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter g image line linearGradient
  marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol
  text textPath title tspan use view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  flowDiv flowPara flowRegion flowRoot flowSpan font font-face font-face-name font-face-src glyph hatch hatchpath
  hkern mesh meshgradient meshpatch meshrow missing-glyph solidcolor vkern
`);

export const animations = words('animate animateMotion animateTransform set');
/** The only elements that may carry a picture inside them. */
export const pictureElements = words('image feImage');

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** What drawing programs note for themselves: no program acts upon it. */
export const inertNamespaces: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
]);
