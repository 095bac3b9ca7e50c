/**
 * Splits a price that includes value added tax of 10 % (부가가치세법 / Value-Added Tax Act, article 30): the supply value is
 * 100/110 of the price (article 29(7)), rounded to the won, and the tax is the rest.
 */
export function taxIn(total: number): { supply: number; tax: number } {
  // Ten elevenths of a whole number are never halfway between two.
  const supply = Math.round((total * 10) / 11)
  return { supply, tax: total - supply }
}
