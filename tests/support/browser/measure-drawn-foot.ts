import type { Page } from '@playwright/test'
import { expect } from './console.ts'

/** Drawn by the tests' renderer: a left foot on A4. */
export const drawnFoot = 'tests/accuracy/photos/protocol-10.jpg'
const drawnMm = 218.4

/** Checks that the page shows the length that was drawn. */
export async function expectDrawnLength(page: Page): Promise<void> {
  const length = page.getByRole('table', { name: 'Left foot' }).getByRole('row', { name: /^Length / })
  await expect(length).toContainText('measured')
  const [, mm] = /Length\s*([\d.]+) ±/.exec((await length.textContent()) ?? '') ?? []
  expect(Math.abs(Number(mm) - drawnMm)).toBeLessThan(4)
}
