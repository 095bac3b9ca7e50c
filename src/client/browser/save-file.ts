/** Downloads a file. */
export function saveFile(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser starts the download after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
