import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { watchBodies } from '../support/browser/watch-bodies.ts'
import { committedTracing } from '../support/builders/foot-tracings/committed-set.ts'
import { someScan } from '../support/builders/some-scan.ts'

const photo = readFileSync(committedTracing('blank').jpegPath)

/** Sends data in each way a page can. */
async function sendAll(page: Page): Promise<void> {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const file = new File([bytes], 'sheet.jpg', { type: 'image/jpeg' })
    const form = new FormData()
    form.set('photo', file)
    const send = (name: string, body: BodyInit) => fetch(`/api/watched/${name}`, { method: 'POST', body })
    await send('file', file)
    await send('form', form)
    await send('bytes', bytes.slice(0, 5_000))
    await send('text', JSON.stringify({ photo: `data:image/jpeg;base64,${base64.slice(0, 5_000)}` }))
    await send('grey', JSON.stringify({ rows: Array.from({ length: 64 }, () => [...bytes.subarray(0, 64)]) }))
    await send('long', JSON.stringify(Array.from({ length: 4_000 }, () => ({ x: 1 }))))
    await fetch(`/api/watched/address?photo=${base64.slice(0, 3_000)}`)
    const called = new XMLHttpRequest()
    await new Promise((over) => {
      called.onloadend = over
      called.open('POST', '/api/watched/called')
      called.send(file)
    })
    navigator.sendBeacon('/api/watched/beacon', file)
  }, photo.toString('base64'))
}

test('detects an image in whatever form a page sends it, and none in the numbers of two feet', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/\/api\/watched\//)
  const bodies = watchBodies()
  bodies.watch(context)
  await openAlive(page, '/about')
  const last = page.waitForResponse(/beacon/)
  await sendAll(page)
  await last
  const data = { person_id: 'p1', scan: someScan() }
  await page.evaluate((sent) => fetch('/api/watched/scan', { method: 'POST', body: JSON.stringify(sent) }), data)
  expect((await bodies.found()).map((one) => one.replace('/api/watched/', '')).toSorted()).toEqual([
    'address: a long address',
    'beacon: a file',
    'bytes: no JSON',
    'called: a file',
    'file: a file',
    'form: a file',
    'grey: many numbers',
    'long: a long list',
    'text: a long text',
  ])
  expect(bodies.sent.at(-1)?.path).toBe('/api/watched/scan')
})
