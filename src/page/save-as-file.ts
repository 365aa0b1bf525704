import { minuteMs } from '#domain/time.ts'
/** Downloads a file to the visitor's device. */
export function saveAsFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has read the file, and the page can release its memory.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs)
}

/** Downloads data as a JSON file that is indented for people to read. */
export function saveAsJson(data: unknown, name: string): void {
  saveAsFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
}
