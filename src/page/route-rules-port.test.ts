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

/** A browser that is always idle: it runs idle callbacks at once. */
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

test('fetches the manifest of this build once, a second after the browser is idle', async () => {
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
  'on a slow connection (%j) prefetches nothing, but fetches for an unknown address',
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

test('prefetches the manifest on a good connection', () => {
  idleAtOnce()
  connection({ effectiveType: '4g', saveData: false })
  const { rules, requests } = openRules()
  rules.fetchAhead()
  vi.advanceTimersByTime(1_000)
  expect(requests).toHaveLength(1)
})

test('without requestIdleCallback, a browser counts as idle when a timer is at most 50 ms late', () => {
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
  ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
  ['does not exist', async () => new Response('gone', { status: 404 })],
  ['is invalid', async () => Response.json({ redirects: 'none' })],
])('a manifest that %s yields no rule and is fetched again', async (_, answer) => {
  let current: () => Promise<Response> = answer
  const { rules } = openRules(() => current())
  expect(await rules.ruleFor('/scan')).toBeUndefined()
  current = async () => Response.json({ redirects })
  expect(await rules.ruleFor('/scan')).toEqual(redirects[0])
})

test('only the address of an external rule leads out of the shop', async () => {
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
