import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const link = 'https://shop.example/get-foot-scan#scan=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
const zoom = 4

/** Decodes the QR code from its pixels, as a camera would. */
function photographed(code: Element): string | undefined {
  const side = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`))
  const pixels = new Uint8ClampedArray((side * zoom) ** 2 * 4).fill(255)
  for (let index = 0; index < (side * zoom) ** 2; index += 1) {
    const [x, y] = [index % (side * zoom), Math.floor(index / (side * zoom))]
    if (dark.has(`${Math.floor(x / zoom)} ${Math.floor(y / zoom)}`)) pixels.fill(0, index * 4, index * 4 + 3)
  }
  return jsQR(pixels, side * zoom, side * zoom)?.data
}

test('a QR reader decodes the link', () => {
  render(<QrCode text={link} alt="Code" />)
  expect(photographed(screen.getByRole('img', { name: 'Code' }))).toBe(link)
})
