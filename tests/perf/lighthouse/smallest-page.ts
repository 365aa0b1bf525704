import { fileURLToPath } from 'node:url'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { type Baseline, baseline } from '../page/baselines.ts'
import { smallestPage, smallestRouter } from './smallest/page.ts'

const address = '/assets/smallest.js'
/** Without an icon a browser requests one, and logs that it is missing. */
const icon = { address: '/icon.svg', text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' }

/** The smallest page that the same React and router hydrate; every address of the shop serves it. */
export async function smallestEverywhere(): Promise<Baseline> {
  const router = smallestRouter(createMemoryHistory({ initialEntries: ['/'] }), true)
  await router.load()
  const text = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hello</title>',
    '<meta name="viewport" content="width=device-width"><meta name="description" content="A page of one line.">',
    `<link rel="icon" href="${icon.address}">`,
    `<script type="module" src="${address}"></script></head>`,
    `<body><div id="root">${renderToString(smallestPage(router))}</div></body></html>`,
  ].join('')
  return baseline(() => text, { [address]: await loadScript(), [icon.address]: icon.text })
}

/** One file, built like the shop's own. */
async function loadScript(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('smallest/browser.ts', import.meta.url)) },
    },
  })
  const parts = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []))
  const [entry, ...others] = parts.filter((part) => part.type === 'chunk')
  if (!entry || others.length > 0) throw new Error('The smallest page has more than one script')
  return entry.code
}
