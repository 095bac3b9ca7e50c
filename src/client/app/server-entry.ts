/** Entry of the server build (vite.config.ts). */
export { drawCard } from './render-card.tsx'
export { renderPage } from './render-page.tsx'
