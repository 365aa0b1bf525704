import { settings } from '#domain/settings.ts'
import { saveAsFile } from '#src/page/save-as-file.ts'

const name = `${settings.brand.storagePrefix}-shoe`
/** So many points for each mm of the foot: enough for a sheet of paper. */
const pointsPerMm = 6

export const savePicture = (picture: Blob) => saveAsFile(picture, `${name}.png`)

/** A drawing of the page as a picture, in the colours of the page; as the drawing that it is where nothing can be painted. */
export async function saveDrawing(drawing: SVGSVGElement): Promise<void> {
  const { color, backgroundColor, fontFamily } = getComputedStyle(drawing)
  const { width, height } = drawing.viewBox.baseVal
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(width * pointsPerMm))
  copy.setAttribute('height', String(height * pointsPerMm))
  Object.assign(copy.style, { color, backgroundColor, fontFamily })
  const text = new XMLSerializer().serializeToString(copy)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!pen) return saveAsFile(new Blob([text], { type: 'image/svg+xml' }), `${name}.svg`)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  canvas.width = image.width
  canvas.height = image.height
  pen.drawImage(image, 0, 0)
  canvas.toBlob((picture) => picture && savePicture(picture))
}
