/** What a stream says, before anybody has looked whether it is what its contract promises. */
export type RawEvent = { readonly id: string; readonly kind: string; readonly data: string }

/** More than any event of ours holds: what goes on without an end is none. */
const longestBytes = 65_536

/**
 * Reads `text/event-stream` as it comes, split anywhere: what is whole is given back, the rest waits for what follows. Throws
 * at a line that has no end.
 */
export function createEventParser(): (bytes: Uint8Array) => readonly RawEvent[] {
  // It leaves out a byte order mark at the beginning.
  const decoder = new TextDecoder()
  let rest = ''
  /** A line feed that follows belongs to the same end of a line. */
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
    if (rest.length + data.join('').length > longestBytes) throw new Error('An event without an end')
    return events
  }
}
