/** The pieces of a picture in which a value is high: which pixel belongs to which, and how large each is. */
export type Pieces = { readonly label: Int32Array; readonly sizes: readonly number[] }

export function findPieces(
  value: Float32Array,
  min: number,
  width: number,
  height: number,
  allowed: Uint8Array,
): Pieces {
  const label = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  const sizes = [0]
  for (let start = 0; start < label.length; start += 1) {
    if (label[start] !== 0 || allowed[start] !== 1 || value[start]! < min) continue
    const own = sizes.length
    let depth = 0
    let size = 0
    stack[depth++] = start
    label[start] = own
    while (depth > 0) {
      const at = stack[--depth]!
      size += 1
      for (const next of [at - 1, at + 1, at - width, at + width]) {
        if (next < 0 || next >= label.length || label[next] !== 0) continue
        if (allowed[next] !== 1 || value[next]! < min) continue
        label[next] = own
        stack[depth++] = next
      }
    }
    sizes.push(size)
  }
  return { label, sizes }
}

/** The pixels of some of the pieces: ones and noughts. */
export function pieceMask({ label, sizes }: Pieces, isWanted: (own: number) => boolean): Float32Array {
  const wanted = sizes.map((_, own) => (own > 0 && isWanted(own) ? 1 : 0))
  const mask = new Float32Array(label.length)
  for (let at = 0; at < mask.length; at += 1) mask[at] = wanted[label[at]!]!
  return mask
}

/** The largest piece with its holes filled: ones and noughts. Nothing where there is none. */
export function largestPiece(
  value: Float32Array,
  min: number,
  width: number,
  height: number,
  allowed: Uint8Array,
): Uint8Array | undefined {
  const { label, sizes } = findPieces(value, min, width, height, allowed)
  let largest = 0
  for (let own = 1; own < sizes.length; own += 1) if (sizes[own]! > sizes[largest]!) largest = own
  if (largest === 0) return undefined
  return filled(label, largest, width, height)
}

/** Everything that cannot be reached from the picture's rim without crossing the piece. */
function filled(label: Int32Array, own: number, width: number, height: number): Uint8Array {
  const mask = new Uint8Array(width * height).fill(1)
  const stack: number[] = []
  const visit = (at: number) => {
    if (mask[at] === 1 && label[at] !== own) {
      mask[at] = 0
      stack.push(at)
    }
  }
  for (let x = 0; x < width; x += 1) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (stack.length > 0) {
    const at = stack.pop()!
    if (at % width > 0) visit(at - 1)
    if (at % width < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < (height - 1) * width) visit(at + width)
  }
  return mask
}
