import { settings } from '#domain/settings.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'

/** Pixels per millimetre of the foot: enough for print. */
const pointsPerMm = 6

export const savePicture = (picture: Blob) => saveAsFile(picture, `${settings.brand.storagePrefix}-shoe.png`)

/** Saves an SVG of the page as an image, in the colours of the page. */
export async function saveDrawing(drawing: SVGSVGElement): Promise<void> {
  const { color, backgroundColor, fontFamily } = getComputedStyle(drawing)
  const { width, height } = drawing.viewBox.baseVal
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width * pointsPerMm))
  copy.setAttribute('height', String(height * pointsPerMm))
  Object.assign(copy.style, { color, backgroundColor, fontFamily })
  const text = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  canvas.toBlob((picture) => picture && savePicture(picture))
}
