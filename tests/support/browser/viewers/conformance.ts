import { expect, test } from '@playwright/test'
import type { ViewerTurn } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import type { BareViewer } from './bare-viewer.ts'
import { comparePictures, type Picture, shownShare } from './compare-pictures.ts'

export type Pictures = ReadonlyMap<string, Picture>

/** The presses that lead from the first view to each side. */
export const sides: Readonly<Record<string, readonly ViewerTurn[]>> = {
  front: [],
  left: ['left', 'left', 'left'],
  back: ['left', 'left', 'left'],
  right: ['left', 'left', 'left'],
  above: ['up', 'up', 'up'],
  below: Array.from({ length: 9 }, () => 'down'),
}
const heights = [80, 150, 220]

/** The silhouette of the first picture, and its lightness, 0 to 255. */
function expectSame(name: string, reference: Picture, picture: Picture): void {
  const { overlap, lighter } = comparePictures(reference, picture)
  expect(overlap, `${name}: the silhouettes`).toBeGreaterThanOrEqual(0.97)
  expect(Math.abs(lighter), `${name}: the lightness`).toBeLessThanOrEqual(10)
}

/**
 * What every 3D view does, whatever draws it; held against the pictures of another one, if there is one. Returns its own
 * pictures.
 */
export async function expectConforms(viewer: BareViewer, reference?: Pictures): Promise<Pictures> {
  const pictures = new Map<string, Picture>()
  const take = async (name: string) => {
    const picture = await viewer.picture()
    pictures.set(name, picture)
    const other = reference?.get(name)
    if (other) expectSame(name, other, picture)
    return picture
  }
  await test.step('shows the pair from six sides', async () => {
    for (const [name, turns] of Object.entries(sides)) {
      await viewer.turn(...turns)
      const share = shownShare(await take(name))
      expect(share, name).toBeGreaterThan(0.15)
      expect(share, name).toBeLessThan(0.7)
    }
    expect(comparePictures(pictures.get('front') as Picture, pictures.get('back') as Picture).overlap).toBeLessThan(0.9)
  })
  await test.step('cuts it at three heights', async () => {
    await viewer.turn('home')
    const shares: number[] = []
    for (const cutMm of heights) {
      await viewer.look({ view: 'cut', side: 'left', cutMm })
      shares.push(shownShare(await take(`cut at ${cutMm} mm`)))
    }
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBeGreaterThan((shares[0] ?? 0) * 1.3)
  })
  await test.step('colours the foot by its clearance', async () => {
    await viewer.look({ view: 'room', side: 'left' })
    const before = await viewer.picture()
    await viewer.showRooms()
    const after = await take('clearance')
    expect(after.png.equals(before.png)).toBe(false)
    const other = reference?.get('clearance')?.colour
    for (const part of ['red', 'green', 'blue'] as const)
      if (other) expect(Math.abs(after.colour[part] - other[part]), `the ${part} of the clearance`).toBeLessThan(10)
  })
  await test.step('takes a picture of the size of its element, and follows it', async () => {
    await viewer.look({ view: 'shoe', side: 'both' })
    const whole = await take('whole')
    await viewer.resize(480, 360)
    const small = await take('resized')
    expect([whole.width, whole.height, small.width, small.height]).toEqual([640, 480, 480, 360])
    expect(Math.abs(shownShare(small) - shownShare(whole))).toBeLessThan(0.02)
    await viewer.resize(640, 480)
  })
  await test.step('shows it again once a lost context is back', async () => {
    await viewer.loseContext()
    await viewer.restoreContext()
    expectSame('restored', pictures.get('whole') as Picture, await viewer.picture())
  })
  await test.step('leaves nothing behind', async () => {
    expect(await viewer.close()).toEqual({ events: ['lost', 'restored'], elements: 0 })
  })
  return pictures
}
