import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { getOpenSavedDesign } from '#domain/design/design-file.ts'
import { findScanBlockers } from '#domain/scan/judge-scan.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { someScan, someScannedFoot, someTypedFoot } from '../support/builders/some-scan.ts'
import { button, field, focused, headingText, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { openDraft, rosaThere, storeRosasDraft } from '../support/components/open-draft.tsx'
import { givePhoto } from '../support/components/open-scan-screen.tsx'
import { settled, success } from '../support/components/open-screen.tsx'
import { fileWith, openWizardAt, rosasFeet, somebody, storedDesigns } from '../support/components/open-wizard.ts'
import { standInWorker } from '../support/fakes/photo-worker.ts'
import { noLine, pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()

// The chunk of the steps is large: loaded here, it counts in no test's time.
beforeAll(() =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
  ]),
)

const people = { '/scans/people': { people: [rosaThere] } }
const facts = () => [...document.querySelectorAll('main .facts > div')].map((row) => plain(row.textContent))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const pressAnywhere = async (name: string) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

const open = (file = fileWith(rosasFeet('s1')), more: object = {}) =>
  openWizardAt('/tabi-gen-01/scan', { file, answers: pretendShop({ ...people, ...more }).answers })

test('shows the chosen feet with person, lengths, tolerance and quality', async () => {
  const { wizard, path } = await open()
  await wizard()
  await expect.poll(headingText).toBe('Your feet')
  await expect
    .poll(facts)
    .toEqual(['Whose feetRosa', 'Left foot250.0 mm ± 1.5 mm', 'Right foot252.0 mm ± 1.5 mm', 'Quality90 of 100, good'])
  expect(main()).not.toContain('Keep this browser’s data')
  await press('Continue to style')
  await expect.poll(path).toBe('/tabi-gen-01/style')
})

test('shows an unsent scan and what preserves it', async () => {
  const { wizard } = await open(fileWith(rosasFeet()), { '/scans/people': noLine })
  await wizard()
  await expect.poll(main).toContain('The scan is on this device and is sent as soon as the shop can be reached.')
  expect(main()).toContain('Keep this browser’s data until the scan has been sent.')
})

test('shows what prevents making shoes and offers remeasuring', async () => {
  const scan = someScan({ left: someTypedFoot('left', 140) })
  expect(findScanBlockers(scan)).toContain('too_short')
  const { wizard } = await open(fileWith(rosasFeet('s1', scan)))
  const actor = await wizard()
  await expect.poll(main).toContain('You can keep this measurement, but we can’t make shoes from it.')
  const verbs = () =>
    [...document.querySelectorAll('main .step-actions .button')].map((one) => [
      one.textContent,
      one.className.includes('quiet'),
    ])
  expect(verbs()).toEqual([
    ['Measure again', false],
    ['Continue to style', true],
  ])
  await press('Measure again')
  await expect.poll(headingText).toBe('Which size do you usually wear?')
  expect(getOpenDesign(actor.getSnapshot().context).feet).toBeDefined()
})

test('lets a customer choose another person’s feet, with their scans first', async () => {
  const noa = { ...rosaThere, id: 'p2', kind: 'child', name: 'Noa' }
  const { wizard, actors } = await openWizardAt('/tabi-gen-01/scan', {
    file: fileWith(rosasFeet('s1')),
    access: somebody('customer', 'mika').access,
    answers: pretendShop({ '/scans/people': { people: [rosaThere, noa] }, '/designs/list': { designs: [] } }).answers,
  })
  await wizard()
  await press('Choose somebody else’s feet')
  await expect.poll(main).toContain('Noa')
  expect([...actors.running().keys()]).toEqual(expect.arrayContaining(['tabi-gen-01', 'design-sync', 'foot-scan']))
})

test('adopts both measured feet into the design and keeps them over a reload', async () => {
  const feet = { way: 'trace', left: accepted('left'), right: accepted('right') } as const
  const { unmount } = await openDraft(feet, { answers: { '/scans/save': scanSummary } })
  await expect.poll(main).toContain('Both feet are measured and kept.')
  expect(getOpenSavedDesign(storedDesigns() ?? fileWith()).design).toMatchObject({
    person: { name: 'Rosa' },
    feet: { left: { scanId: 's1' }, right: { scanId: 's1' } },
  })
  unmount()
  await openWizardAt('/tabi-gen-01/fit')
  await expect.poll(() => button('Continue to the summary')).toBeTruthy()
})

test('continues with the same foot after a sign-in while measuring', async () => {
  storeRosasDraft({ way: 'by_hand', left: accepted('left') })
  const { access, is } = somebody()
  const { wizard } = await openWizardAt('/tabi-gen-01/scan', {
    access,
    answers: pretendShop({ ...people, '/designs/list': { designs: [] } }).answers,
  })
  const actor = await wizard()
  await expect.poll(headingText).toBe('Right foot, by hand')
  const before = actor.getSnapshot().children.footScan
  is('customer', 'mika')
  await expect.poll(() => actor.getSnapshot().children.footScan?.sessionId).not.toBe(before?.sessionId)
  await press('Continue with Rosa')
  await expect.poll(headingText).toBe('Right foot, by hand')
})

test('keeps typed numbers for a returning visitor without a question', async () => {
  storeRosasDraft({ way: 'by_hand', left: accepted('left') })
  const { wizard, router, path } = await openWizardAt('/tabi-gen-01/scan', { answers: pretendShop(people).answers })
  await wizard()
  fireEvent.change(await field(/^Length/), { target: { value: '252' } })
  await router.navigate({ to: '/tabi-gen-01/style' })
  await expect.poll(path).toBe('/tabi-gen-01/style')
  await router.navigate({ to: '/tabi-gen-01/scan' })
  await expect.poll(headingText).toBe('Right foot, by hand')
  expect((await field(/^Length/)).value).toBe('252')
})

test('asks before leaving while a photo is measured, and stays or leaves', async () => {
  standInWorker()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  for (const name of ['OffscreenCanvas', 'createImageBitmap']) vi.stubGlobal(name, () => {})
  storeRosasDraft({ way: 'trace', left: accepted('left') })
  const { wizard, router, path } = await openWizardAt('/tabi-gen-01/scan', { answers: pretendShop(people).answers })
  const actor = await wizard()
  await expect.poll(headingText).toBe('Your right foot')
  await givePhoto()
  await expect.poll(headingText).toBe('Measuring your right foot')
  void router.navigate({ to: '/tabi-gen-01/style' })
  await pressAnywhere('Keep measuring')
  await settled(router)
  expect([path(), headingText()]).toEqual(['/tabi-gen-01/scan', 'Measuring your right foot'])
  void router.navigate({ to: '/about' })
  await pressAnywhere('Keep measuring')
  expect(actor.getSnapshot().status).toBe('active')
  void router.navigate({ to: '/tabi-gen-01/style' })
  await pressAnywhere('Leave this step')
  await expect.poll(path).toBe('/tabi-gen-01/style')
  expect(actor.getSnapshot().children.footScan).toBeUndefined()
})

test('asks nothing when there is nothing to lose', async () => {
  const { wizard, router, path } = await openWizardAt('/tabi-gen-01/scan', { answers: pretendShop(people).answers })
  await wizard()
  await expect.poll(headingText).toBe('Which size do you usually wear?')
  await router.navigate({ to: '/tabi-gen-01/style' })
  await expect.poll(path).toBe('/tabi-gen-01/style')
})

test('keeps the previous step until the next one is rendered', async () => {
  const { wizard } = await open()
  const actor = await wizard()
  await expect.poll(() => button('Continue to style')).toBeTruthy()
  actor.send({ type: 'step.confirmed' })
  expect([headingText(), button('Continue to style')?.isConnected]).toEqual(['Your feet', true])
  await expect.poll(headingText).toBe('Style')
  expect(focused()).not.toBeNull()
})

function accepted(side: 'left' | 'right') {
  return { scanned: someScannedFoot(side, side === 'left' ? 250 : 252), at: '2026-11-23T12:00:00.000Z', engine: '1' }
}

function scanSummary() {
  const foot = { way: 'trace', length_mm: 250, tolerance_mm: 1.5 }
  return success({
    id: 's1',
    person_id: 'p1',
    state: 'measured',
    measured_at: '2026-11-23T12:00:00.000Z',
    is_old: false,
    quality: 90,
    left: foot,
    right: foot,
    blockers: [],
    rejected_for: [],
  })
}
