/** Of the one explanation on the page: what it explains points to it. */
export const explanationId = 'explanation';
