/** An event of a stream before it is validated against its contract. */
export type RawEvent = { readonly id: string; readonly kind: string; readonly data: string }

/** Longer than any event of the shop. A longer one is treated as endless. */
const longestBytes = 65_536

/**
 * Parses `text/event-stream` in chunks that may be split anywhere: returns the complete events and buffers
 * the rest. Throws when a line or an event exceeds `longestBytes`.
 */
export function createEventParser(): (bytes: Uint8Array) => readonly RawEvent[] {
  // Strips a byte order mark at the beginning.
  const decoder = new TextDecoder()
  let rest = ''
  /** The last chunk ended with a carriage return: a line feed that follows belongs to the same line end. */
  let isReturned = false
  let id = ''
  let kind = ''
  let data: string[] = []

  function takeLine(line: string): RawEvent | undefined {
    if (line === '') {
      const event = data.length > 0 ? { id, kind: kind || 'message', data: data.join('\n') } : undefined
      kind = ''
      data = []
      return event
    }
    const end = line.indexOf(':')
    const [name, said] = end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end + 1).replace(/^ /, '')]
    if (name === 'data') data.push(said)
    else if (name === 'event') kind = said
    else if (name === 'id' && !said.includes('\0')) id = said
    return undefined
  }

  return (bytes) => {
    const come = decoder.decode(bytes, { stream: true })
    if (come === '') return []
    const lines = (rest + (isReturned && come.startsWith('\n') ? come.slice(1) : come)).split(/\r\n|\r|\n/)
    isReturned = come.endsWith('\r')
    rest = lines.pop() ?? ''
    const events = lines.flatMap((line) => takeLine(line) ?? [])
    if (rest.length + data.join('').length > longestBytes) throw new Error('An event exceeds the maximum length')
    return events
  }
}
