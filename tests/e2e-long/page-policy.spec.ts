import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveSite } from '../support/server/serve-site.ts'

test('lets a worker run compiled code, but not its page', async ({ page }) => {
  const dist = await mkdtemp(join(tmpdir(), 'hadashi-dist-'))
  const site = join(dist, 'builds', 'aaaaaaaaaaaa', 'site')
  await mkdir(join(site, 'assets'), { recursive: true })
  await writeFile(join(dist, 'latest.json'), '{"id":"aaaaaaaaaaaa","timestamp":1}')
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Hadashi</title>')
  const empty = 'new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])'
  await writeFile(
    join(site, 'assets', 'measure.worker-1.js'),
    `WebAssembly.instantiate(${empty}).then(() => postMessage('compiled'), (fault) => postMessage(String(fault)))`,
  )
  const served = await serveSite(dist)
  try {
    await page.goto(served.url)
    const inWorker = await page.evaluate(() => {
      type Policies = { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
      const { trustedTypes } = window as unknown as { trustedTypes: Policies }
      const app = trustedTypes.createPolicy('app', { createScriptURL: (url: string) => url })
      const worker = new Worker(app.createScriptURL('/assets/measure.worker-1.js'))
      return new Promise((reported) => worker.addEventListener('message', ({ data }) => reported(data)))
    })
    expect(inWorker).toBe('compiled')
    const inPage = page.evaluate(() => WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))
    await expect(inPage).rejects.toThrow('Content Security Policy')
  } finally {
    await served.close()
    await rm(dist, { recursive: true, force: true })
  }
})
