import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouteRules } from './route-rules-port.ts'

const redirects = [{ from: '/scan', to: '/get-foot-scan' }]

function openRules(answer: () => Promise<Response> = async () => Response.json({ id: 'b1', redirects })) {
  const requests: string[] = []
  const rules = createRouteRules(async (input) => {
    requests.push(String(input))
    return answer()
  }, 'b1')
  return { rules, requests }
}

/** A browser that runs what it is asked to run when idle at once, like one that has nothing to do. */
function idleAtOnce(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
}

function connection(known: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: known })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

test('the manifest of this build is fetched a second after the browser is idle, once', async () => {
  idleAtOnce()
  const { rules, requests } = openRules()
  rules.fetchAhead()
  vi.advanceTimersByTime(999)
  expect(requests).toEqual([])
  vi.advanceTimersByTime(1)
  expect(requests).toEqual(['/builds/meta/b1.json'])
  expect(await rules.ruleFor('/scan')).toEqual(redirects[0])
  expect(requests).toHaveLength(1)
})

test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
  'on a slow connection (%j) nothing is fetched ahead, and an unknown address still asks',
  async (known) => {
    idleAtOnce()
    connection(known)
    const { rules, requests } = openRules()
    rules.fetchAhead()
    vi.advanceTimersByTime(10_000)
    expect(requests).toEqual([])
    expect(await rules.ruleFor('/scan')).toEqual(redirects[0])
  },
)

test('on a good connection it is fetched ahead', () => {
  idleAtOnce()
  connection({ effectiveType: '4g', saveData: false })
  const { rules, requests } = openRules()
  rules.fetchAhead()
  vi.advanceTimersByTime(1_000)
  expect(requests).toHaveLength(1)
})

test('a browser that does not tell when it is idle counts as idle when a timer is no more than 50 ms late', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  let delayedBy = 51
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += delayedBy
    return now
  })
  const { rules, requests } = openRules()
  rules.fetchAhead()
  vi.advanceTimersByTime(2_000)
  expect(requests).toEqual([])
  delayedBy = 50
  vi.advanceTimersByTime(1_002)
  expect(requests).toHaveLength(1)
})

test.each([
  ['does not come', () => Promise.reject(new TypeError('offline'))],
  ['is not there', async () => new Response('gone', { status: 404 })],
  ['is no manifest', async () => Response.json({ redirects: 'none' })],
])('a manifest that %s leads nowhere, and is asked for again', async (_, answer) => {
  let current: () => Promise<Response> = answer
  const { rules } = openRules(() => current())
  expect(await rules.ruleFor('/scan')).toBeUndefined()
  current = async () => Response.json({ redirects })
  expect(await rules.ruleFor('/scan')).toEqual(redirects[0])
})

test('only the address of an external rule leads out', async () => {
  const external = { from: '/out', to: 'https://elsewhere.example/', isExternal: true }
  const { rules } = openRules(async () => Response.json({ redirects: [...redirects, external] }))
  expect(rules.leadsOutTo(external.to)).toBe(false)
  await rules.ruleFor('/x')
  expect([external.to, '/get-foot-scan', 'https://elsewhere.example/y'].map(rules.leadsOutTo)).toEqual([
    true,
    false,
    false,
  ])
})
