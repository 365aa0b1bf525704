type Numbers = Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A list of numbers, always three at a time, that makes itself more room. */
export function growing<Kind extends Numbers>(kind: new (size: number) => Kind, startSize: number) {
  let room = new kind(startSize)
  let used = 0
  return {
    size: () => used,
    push(a: number, b: number, c: number) {
      if (used + 3 > room.length) {
        const more = new kind(room.length * 2)
        more.set(room)
        room = more
      }
      room[used] = a
      room[used + 1] = b
      room[used + 2] = c
      used += 3
    },
    taken: (): Kind => room.slice(0, used) as Kind,
  }
}
