/** What the server draws with; built apart from the browser's files (vite.config.ts). */
export { drawCard } from './render-card.tsx'
export { drawPage } from './render-page.tsx'
