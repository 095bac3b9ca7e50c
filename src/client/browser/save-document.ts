import { saveFile } from './save-file.ts'

/** Downloads a document as a JSON file. */
export function saveDocument(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
}
