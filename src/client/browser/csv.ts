/** Beginnings that make a spreadsheet run a cell as a formula, in their full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Rows as a CSV file for spreadsheets: UTF-8 with a byte order mark, every cell quoted, lines ended by CRLF. A cell that
 * would run as a formula begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`

const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
