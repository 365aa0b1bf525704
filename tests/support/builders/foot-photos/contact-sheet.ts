import sharp from 'sharp'

/** Tiles pictures, so that many can be looked at in one. */
export async function contactSheet(files: readonly string[], to: string, perRow = 6, sizePx = 400): Promise<void> {
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file).autoOrient().resize(sizePx, sizePx, { fit: 'contain' }).toBuffer(),
      left: (index % perRow) * sizePx,
      top: Math.floor(index / perRow) * sizePx,
    })),
  )
  const height = Math.ceil(files.length / perRow) * sizePx
  const create = { width: perRow * sizePx, height, channels: 3 as const, background: 'black' }
  await sharp({ create }).composite(tiles).png().toFile(to)
}
