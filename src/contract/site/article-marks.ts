/** `**words**` of an article are bold. */
export const BOLD = /\*\*([^*\n]+)\*\*/g
/** `[words](https://…)` is a link. Without spaces, so that a missing bracket ends with its word. */
export const NAMED_LINK = /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/g
/** A line that begins with it is a heading. */
export const HEADING = '## '
/** A line that begins with it is an item of a list. */
export const ITEM = '- '

/** The text of an article without its marks, for where nothing is drawn from them. Items keep their dash. */
export const withoutMarks = (contents: string): string =>
  contents.replaceAll(/^## /gm, '').replaceAll(BOLD, '$1').replaceAll(NAMED_LINK, '$1')
