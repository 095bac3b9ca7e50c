/** Beginnings that make a spreadsheet run a cell as a formula, in their full-width forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A byte order mark, without which Excel does not read a file as UTF-8. */
export const CSV_START = '\uFEFF'

/** One line: every cell quoted, ended by CRLF. A cell that would run as a formula begins with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Rows as a CSV file for spreadsheets. */
export const csvOf = (rows: readonly (readonly string[])[]): string => CSV_START + rows.map(csvLine).join('')

const cellOf = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
