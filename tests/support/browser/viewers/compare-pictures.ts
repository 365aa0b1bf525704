import sharp from 'sharp'

export type Picture = {
  readonly png: Buffer
  readonly width: number
  readonly height: number
  /** Whether each point shows something else than the ground of the page. */
  readonly isShown: readonly boolean[]
  /** The lightness of each point, 0 to 255. */
  readonly light: readonly number[]
  /** The mean colour of what is shown. */
  readonly colour: { readonly red: number; readonly green: number; readonly blue: number }
}

/** A point that differs from the ground by more than a soft shadow does. */
const contrast = 40

export async function readPicture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const ground = lightAt(data, 0)
  const isShown: boolean[] = []
  const light: number[] = []
  const sum = [0, 0, 0]
  for (let at = 0; at < data.length; at += 3) {
    const value = lightAt(data, at)
    const isHere = Math.abs(value - ground) > contrast
    light.push(value)
    isShown.push(isHere)
    if (isHere) for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0)
  }
  const count = Math.max(1, isShown.filter(Boolean).length)
  const [red = 0, green = 0, blue = 0] = sum.map((one) => one / count)
  return { png, width: info.width, height: info.height, isShown, light, colour: { red, green, blue } }
}

const lightAt = (data: Buffer, at: number) =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)

/** How much of a picture is shown. */
export const shownShare = ({ isShown }: Picture) => isShown.filter(Boolean).length / isShown.length

/** How far two silhouettes cover each other, from 0 to 1; and by how much the second is lighter where both show. */
export function comparePictures(one: Picture, other: Picture): { overlap: number; lighter: number } {
  if (one.width !== other.width || one.height !== other.height) throw new Error('The pictures differ in size')
  let [both, either, difference] = [0, 0, 0]
  for (const [at, isHere] of one.isShown.entries()) {
    const isThere = other.isShown[at] ?? false
    if (isHere || isThere) either += 1
    if (!isHere || !isThere) continue
    both += 1
    difference += (other.light[at] ?? 0) - (one.light[at] ?? 0)
  }
  return { overlap: both / Math.max(1, either), lighter: difference / Math.max(1, both) }
}
