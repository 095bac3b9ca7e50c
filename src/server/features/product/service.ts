/** What other features may use of products. */
export { findProducts, type ProductRow } from './queries.ts'
