/** Tells that this device has lost its line, or has it again: `navigator.onLine` says which. */
export function onLineChange(tell: () => void): () => void {
  const over = new AbortController()
  for (const change of ['online', 'offline']) addEventListener(change, tell, over)
  return () => over.abort()
}
