import { convert } from 'html-to-text'

/** Several times what a news item can keep. */
const LONGEST_INPUT = 100_000

/** What HTML says, without what it does: no links, pictures, scripts; paragraphs parted by empty lines. */
export function plainText(html: string): string {
  return convert(html.slice(0, LONGEST_INPUT), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'script', 'style', 'iframe', 'svg', 'form', 'hr'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2 },
      })),
      { selector: 'blockquote', format: 'block' },
    ],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
