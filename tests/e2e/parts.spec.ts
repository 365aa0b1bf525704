import { expectSectionsUsable, openSections } from '../support/a11y/design-sections.ts'
import { expect, test } from '../support/browser/console.ts'

// The page shows every component: tabbing through it takes long on a busy machine.
test.slow()

test('reaches every control by keyboard, shows the focus and leaves at the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSections(page)
  const wanted = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ]
    const stops = all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0)
    // A radio group is one stop: its checked option or its first.
    const inGroup = (one: HTMLElement) => one instanceof HTMLInputElement && one.type === 'radio' && !one.checked
    return stops.filter((one) => !inGroup(one)).length
  })
  await page.locator('main').focus()
  const seen = new Set<string>()
  const hidden: string[] = []
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement
      if (!here.closest('main')) return undefined
      here.dataset.stop ??= String(document.querySelectorAll('[data-stop]').length)
      const drawn = [here, here.closest('.radio-card')].some(
        (one) =>
          one && getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2,
      )
      const control = here.matches('a, button, input, select, textarea, summary')
      return { stop: here.dataset.stop, control, drawn, name: here.outerHTML.slice(0, 120) }
    })
    if (!at) break
    if (at.control) seen.add(at.stop)
    if (!at.drawn) hidden.push(at.name)
  }
  expect(hidden).toEqual([])
  // A group without a checked option is a stop too.
  expect(seen.size).toBe(wanted + 1)
})

test('keeps everything that opens on /_ui accessible, at 320 px and with text of twice the size', ({ page }) =>
  expectSectionsUsable(page, '/_ui'))

test('keeps the page header in one line on every phone, in both languages', async ({ page }) => {
  for (const address of ['/about', '/ja/about'])
    await test.step(address, async () => {
      await page.goto(address)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 700 })
        const places = page.getByRole('banner').locator('.wrap > :visible')
        const tops = await places.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2),
        )
        expect(tops.length).toBeGreaterThan(4)
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4)
      }
    })
})
