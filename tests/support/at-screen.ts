import { fireEvent, getByRole, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Whether something can be seen is for the browser to say, and costs much time here. */
const hidden = true

/** The tabs of one test hear each other, and no other test's. */
function tabsOfThisTest() {
  const open = new Set<EventTarget>()
  return class extends EventTarget {
    constructor() {
      super()
      open.add(this)
    }
    postMessage(data: unknown) {
      for (const one of open) if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

/** Each test of the file has a browser of its own: nothing kept, no other tab, and React at work as on a page. */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('BroadcastChannel', tabsOfThisTest())
    // jsdom draws no top layer; what the browser does there is shown by the tests in it.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
    // What stands beside the page outlives it.
    for (const place of document.querySelectorAll('.pay-place')) place.remove()
    for (const cookie of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
      document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
    }
  })
}

type Wish = { readonly name: string | RegExp; readonly description?: RegExp }

/** What stands in the page itself: around it nothing is looked through. */
function find<Part extends HTMLElement = HTMLElement>(role: string, wish: Wish): Promise<Part> {
  return waitFor(() => getByRole<Part>(document.querySelector('main') ?? document.body, role, { ...wish, hidden }))
}

export const field = (name: string | RegExp, more: { description?: RegExp } = {}) =>
  find<HTMLInputElement>('textbox', { name, ...more })

export async function fill(name: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await field(name), { target: { value } })
}

export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await find('button', { name }))
}

export async function tick(name: string | RegExp): Promise<void> {
  fireEvent.click(await find('checkbox', { name }))
}

/** The first such link, wherever it stands. */
export async function follow(name: string | RegExp): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name, hidden })
  fireEvent.click(link as HTMLElement, { button: 0 })
}

export const heading = () => document.querySelector('h1')?.textContent
export const main = () => document.querySelector('main')?.textContent ?? ''
export const button = (name: string | RegExp) => screen.queryByRole('button', { name, hidden })
export const focused = () => document.activeElement
