/** Puts a file into the visitor's downloads. */
export function saveAsFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it by then, and the page need not hold it any longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Puts data into the visitor's downloads, as a file of JSON that people can read too. */
export function saveAsJson(data: unknown, name: string): void {
  saveAsFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
}
