/** Hands a document to the browser as a file to save. */
export function saveDocument(name: string, value: unknown): void {
  const bytes = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser takes it up after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
