export { findProducts, type ProductRow } from './queries.ts'
