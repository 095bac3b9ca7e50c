/** Downloads a document as a JSON file. */
export function saveDocument(name: string, value: unknown): void {
  const bytes = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser starts the download after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
