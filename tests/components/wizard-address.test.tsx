import { act } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { selectWizardStep } from '#machines/tabi-gen-01/wizard-step.ts'
import { button, follow, headingText, main, press, tick } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { settled, success } from '../support/components/open-screen.tsx'
import { fileWith, openWizardAt, rosasFeet } from '../support/components/open-wizard.ts'
import { deferred, pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()

// The chunk of the steps is large: loaded here, it counts in no test's time.
beforeAll(() =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
  ]),
)

const withFeet = fileWith(rosasFeet('s1'))
const open = (address: string, file = withFeet) => openWizardAt(address, { file })

test('stays at a deep-linked step without feet, loads no machine and links to what is missing', async () => {
  const { running, path } = await openWizardAt('/tabi-gen-01/fit')
  await expect.poll(main).toContain('we need the measurements of both feet')
  expect([path(), running(), headingText()]).toEqual(['/tabi-gen-01/fit', undefined, 'Fit'])
  follow('Measure your feet')
  await expect.poll(headingText).toBe('Your feet')
  await expect.poll(running).toBeDefined()
})

test.each(['fit', 'summary'])(
  'shows the same at /%s from the machine for a begun design without feet',
  async (step) => {
    const { wizard, path } = await open(`/tabi-gen-01/${step}`, fileWith({ upper: 'strap' }))
    const actor = await wizard()
    await expect.poll(main).toContain('we need the measurements of both feet')
    expect([path(), selectWizardStep(actor.getSnapshot())]).toEqual([`/tabi-gen-01/${step}`, step])
  },
)

test('moves the machine to a deep-linked step without a history entry', async () => {
  const { wizard, history, path } = await open('/tabi-gen-01/fit')
  const actor = await wizard()
  await expect.poll(() => button('Continue to the summary')).toBeTruthy()
  expect([selectWizardStep(actor.getSnapshot()), path(), history.length]).toEqual(['fit', '/tabi-gen-01/fit', 1])
})

test('adds history entries for forward steps, and moves the machine with back and forward', async () => {
  const { wizard, router, history, path } = await open('/tabi-gen-01/style')
  const actor = await wizard()
  await press('Continue to fit')
  await expect.poll(path).toBe('/tabi-gen-01/fit')
  await press('Continue to the summary')
  await expect.poll(path).toBe('/tabi-gen-01/summary')
  expect(history.length).toBe(3)
  for (const [go, step] of [
    ['back', 'fit'],
    ['back', 'style'],
    ['forward', 'fit'],
  ] as const) {
    act(() => history[go]())
    await expect.poll(path).toBe(`/tabi-gen-01/${step}`)
    await settled(router)
    expect([selectWizardStep(actor.getSnapshot()), history.length]).toEqual([step, 3])
  }
})

test('links back to completed steps', async () => {
  const { wizard, path } = await open('/tabi-gen-01/summary')
  const actor = await wizard()
  await expect.poll(main).toContain('Add to cart')
  follow('Style')
  await expect.poll(path).toBe('/tabi-gen-01/style')
  expect(selectWizardStep(actor.getSnapshot())).toBe('style')
})

test('adds one entry for several events in one turn and keeps query parameters', async () => {
  const { wizard, history, path } = await open('/tabi-gen-01/style?from=mail')
  const actor = await wizard()
  await expect.poll(() => button('Continue to fit')).toBeTruthy()
  for (let times = 0; times < 2; times += 1) actor.send({ type: 'step.confirmed' })
  await expect.poll(path).toBe('/tabi-gen-01/summary?from=mail')
  expect(history.length).toBe(2)
})

test('keeps step and choices across a language switch', async () => {
  const { wizard, router, path, language } = await open('/tabi-gen-01/style?from=mail')
  const actor = await wizard()
  actor.send({ type: 'colour.chosen', colour: 'green' })
  await expect.poll(() => button('Continue to fit')).toBeTruthy()
  router.options.context.choice.choose('ja')
  await expect.poll(headingText).toBe('スタイル')
  await expect.poll(() => button('フィットへ進む')).toBeTruthy()
  expect([language.current(), actor.getSnapshot().status]).toEqual(['ja', 'active'])
  expect(path()).toMatch(/^\/tabi-gen-01\/style\?from=mail/)
  expect(document.querySelector<HTMLInputElement>('[value=green]')?.checked).toBe(true)
})

test('keeps step and address when going back while the pair is added, or once it is in the cart', async () => {
  const answer = deferred(() => success({ count: 1 }))
  const shop = pretendShop({ '/cart/add': () => answer.answer })
  const { wizard, router, history, path } = await openWizardAt('/tabi-gen-01/fit', {
    file: withFeet,
    answers: shop.answers,
  })
  const actor = await wizard()
  await press('Continue to the summary')
  await expect.poll(path).toBe('/tabi-gen-01/summary')
  await press('Add to cart')
  await expect.poll(main).toContain('Please confirm this')
  await tick(/^I’ve read this/)
  await press('Add to cart')
  act(() => history.back())
  await settled(router)
  expect([path(), selectWizardStep(actor.getSnapshot())]).toEqual(['/tabi-gen-01/summary', 'summary'])
  answer.come()
  await expect.poll(main).toContain('Your pair is in the cart')
  await act(() => router.navigate({ to: '/tabi-gen-01/style' }))
  await settled(router)
  expect(path()).toBe('/tabi-gen-01/summary')
  await press('Change this pair')
  await expect.poll(path).toBe('/tabi-gen-01/style')
})

test('does not move the machine for a preloaded page', async () => {
  const { wizard, router } = await open('/tabi-gen-01/style')
  const actor = await wizard()
  await router.preloadRoute({ to: '/tabi-gen-01/summary' })
  expect(selectWizardStep(actor.getSnapshot())).toBe('style')
})

test('stops the machine with the wizard, and restarts it with the device’s data', async () => {
  const { wizard, router, running, path, actors } = await open('/tabi-gen-01/style')
  const first = await wizard()
  first.send({ type: 'colour.chosen', colour: 'brown' })
  await act(() => router.navigate({ to: '/about' }))
  await settled(router)
  expect([first.getSnapshot().status, [...actors.running().keys()]]).toEqual(['stopped', []])
  await act(() => router.navigate({ to: '/tabi-gen-01/fit' }))
  await settled(router)
  const second = await wizard()
  expect(second).not.toBe(first)
  await expect.poll(() => button('Continue to the summary')).toBeTruthy()
  expect([running(), path()]).toEqual([second, '/tabi-gen-01/fit'])
  follow('Style')
  await expect.poll(() => document.querySelector<HTMLInputElement>('[value=brown]')?.checked).toBe(true)
})
