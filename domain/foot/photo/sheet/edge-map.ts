import { type Picture, sharesUpTo, smoothPlanes } from '../picture/picture.ts'

/** How strongly, and which way, the colour of a picture changes at each pixel. */
export type EdgeMap = {
  readonly width: number
  readonly height: number
  readonly strength: Float32Array
  /** Direction of the change, 0 to pi: across the edge. */
  readonly direction: Float32Array
  /** How bright the brighter side of an edge is: the share of the picture that is darker. */
  readonly brighter: Float32Array
}

/**
 * Changes of colour, not of brightness alone (Di Zenzo 1986): white paper on a light floor may differ by its tint only. Only
 * where a change is strongest along its own direction does it stand.
 */
export function edgeMap(picture: Picture, planes = smoothPlanes(picture)): EdgeMap {
  const { width, height } = picture
  const strength = new Float32Array(width * height)
  const direction = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      let xx = 0
      let xy = 0
      let yy = 0
      for (const plane of planes) {
        const dx = plane[at + 1]! - plane[at - 1]!
        const dy = plane[at + width]! - plane[at - width]!
        xx += dx * dx
        xy += dx * dy
        yy += dy * dy
      }
      const spread = Math.hypot(xx - yy, 2 * xy)
      strength[at] = Math.sqrt((xx + yy + spread) / 2)
      const angle = Math.atan2(2 * xy, xx - yy) / 2
      direction[at] = angle < 0 ? angle + Math.PI : angle
    }
  const thin = thinned(strength, direction, width, height)
  return { width, height, strength: thin, direction, brighter: brighterSides(thin, direction, planes[1]!, width) }
}

const besidePx = 2

function brighterSides(thin: Float32Array, direction: Float32Array, light: Float32Array, width: number): Float32Array {
  const upTo = sharesUpTo(light)
  return thin.map((strength, at) => {
    if (strength === 0) return 0
    const across = Math.round(besidePx * Math.cos(direction[at]!))
    const along = Math.round(besidePx * Math.sin(direction[at]!)) * width
    return upTo[Math.floor(Math.max(light[at + across + along] ?? 0, light[at - across - along] ?? 0))]!
  })
}

function thinned(strength: Float32Array, direction: Float32Array, width: number, height: number): Float32Array {
  const thin = new Float32Array(strength.length)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const angle = direction[at]!
      const step = Math.round(Math.cos(angle)) + Math.round(Math.sin(angle)) * width
      if (strength[at]! >= strength[at - step]! && strength[at]! > strength[at + step]!) thin[at] = strength[at]!
    }
  return thin
}
