/** Of a sentence that ends with a name such as “Juan d. C.”, which has a stop of its own. */
export const withSingleStops = (text: string): string => text.replaceAll(/\.\.(?=\s|$)/g, '.')
