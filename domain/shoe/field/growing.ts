type Numbers = Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A typed array that grows on demand and takes three numbers at a time. */
export function growing<Kind extends Numbers>(kind: new (size: number) => Kind, startSize: number) {
  let buffer = new kind(startSize)
  let used = 0
  return {
    size: () => used,
    push(a: number, b: number, c: number) {
      if (used + 3 > buffer.length) {
        const more = new kind(buffer.length * 2)
        more.set(buffer)
        buffer = more
      }
      buffer[used] = a
      buffer[used + 1] = b
      buffer[used + 2] = c
      used += 3
    },
    taken: (): Kind => buffer.slice(0, used) as Kind,
  }
}
